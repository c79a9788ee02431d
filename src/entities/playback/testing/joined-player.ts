import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { signInRequired } from '@/entities/session/@x/playback';
import { api } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import { createFakeAudio } from '@/shared/lib/audio/index.testing';
import { listenerMiddleware } from '@/shared/redux';
import { joinAudio } from '../model/join-audio';
import { playbackSlice, selectCurrentTrack } from '../model/playback-slice';
import type { PlaybackState } from '../model/playback-state';
import type { PlaybackStore, PlaybackView } from '../model/playback-store';
import { playingState } from './playing-state';

type Status = PlaybackView['session']['status'];

/** A player joined to a silent audio element; `leave` separates them. */
export function joinedPlayer(
  playback: Partial<PlaybackState> = {},
  tracks?: readonly Track[],
  status: Status = 'listener',
  user: PlaybackView['session']['user'] = null,
) {
  const prompts: unknown[] = [];
  const store = configureStore({
    reducer: combineSlices(api, playbackSlice, {
      session: (state: PlaybackView['session'] = { status, user }, action) => {
        if (signInRequired.match(action)) prompts.push(action.payload);
        return state;
      },
    }),
    preloadedState: { playback: playingState(playback, tracks) },
    middleware: (getDefault) =>
      getDefault().prepend(listenerMiddleware.middleware).concat(api.middleware),
  });
  const audio = createFakeAudio();
  const leave = joinAudio(store as PlaybackStore, audio);
  const currentId = () => selectCurrentTrack(store.getState())?.id;
  const isPlaying = () => store.getState().playback.isPlaying;
  const message = () => store.getState().playback.message;
  return { audio, store, dispatch: store.dispatch, currentId, isPlaying, message, prompts, leave };
}
