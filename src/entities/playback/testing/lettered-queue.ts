import { configureStore } from '@reduxjs/toolkit';
import type { Track } from '@/shared/contract/track.ts';
import type { AppThunk } from '@/shared/redux';
import { currentItem } from '../model/current-item';
import { type PlaybackRoot, playbackSlice } from '../model/playback-slice';
import type { PlaybackState } from '../model/playback-state';
import { selectUpcomingItems } from '../model/select-upcoming-items';
import { playingState } from './playing-state';
import { queuedTrack } from './queued-tracks';

export const lettered = (letters: string): Track[] =>
  [...letters].map((letter) => queuedTrack({ id: letter, title: letter }));

/** A queue of one letter for each track; the item of the first has the key `test-0`. */
export const playing = (letters: string, changes: Partial<PlaybackState> = {}) =>
  playingState(changes, lettered(letters));

export const getKey = (state: PlaybackState, letter: string) =>
  state.queue.find(({ track }) => track.id === letter)?.key ?? '';

export const createPlayer = (playback: PlaybackState) =>
  configureStore({
    reducer: { playback: playbackSlice.reducer },
    preloadedState: { playback },
  });

export function after(
  playback: PlaybackState,
  ...edits: AppThunk<unknown, PlaybackRoot>[]
): PlaybackState {
  const store = createPlayer(playback);
  for (const edit of edits) store.dispatch(edit);
  return store.getState().playback;
}

export const getLetters = (items: PlaybackState['queue'] | readonly { track: Track }[]) =>
  items.map(({ track }) => track.id).join('');

/** Returns the current letter, a line and the letters to come; `>` for playing, `|` for paused. */
export function getHeardTrack(state: PlaybackState): string {
  const current = currentItem(state)?.track.id ?? '';
  return `${current}${state.isPlaying ? '>' : '|'}${getLetters(selectUpcomingItems({ playback: state }))}`;
}

/** A shuffled player: the list is abcd, the order c a d b. */
export const shuffled = (changes: Partial<PlaybackState> = {}) =>
  playing('abcd', { isShuffled: true, order: [2, 0, 3, 1], at: 1, ...changes });
