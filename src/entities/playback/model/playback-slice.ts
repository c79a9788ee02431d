import { type PayloadAction, createSlice, original } from '@reduxjs/toolkit';
import { sessionExpired } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import { sessionEnded, sessionStarted } from '@/entities/session/@x/playback';
import { trackLikeChanged } from '@/entities/track/@x/playback';
import { type PlayOrder, startOrder, stepBack, stepForward, withNext } from '../lib/play-order';
import { newSeed } from '@/shared/lib/id';
import { mulberry32 } from '@/shared/lib/random';
import { getAddedIndices } from './added-indices';
import { currentItem, itemAfter } from './current-item';
import {
  type PlaybackChange,
  type PlaybackState,
  emptyPlayback,
  soundingSpot,
} from './playback-state';

/** Without `startAt` it plays the whole list. */
export type PlayRequest = { tracks: readonly Track[]; startAt?: number; source?: string };

export type PlaybackRoot = { playback: PlaybackState };

const nextMode = { none: 'all', all: 'one', one: 'none' } as const;

function drawRandom(state: PlaybackState) {
  const random = mulberry32(state.seed);
  state.seed = Math.floor(random() * 2 ** 32);
  return random;
}

function startTurn(state: PlaybackState, isPlaying: boolean) {
  state.turn += 1;
  state.isPlaying = isPlaying;
  state.isBuffering = isPlaying;
  state.hasEnded = false;
}

function moveTo(state: PlaybackState, next: PlayOrder | null): boolean {
  if (!next) return false;
  // The order may be long, so an unchanged one is not copied.
  if (next.order !== state.order) state.order = [...next.order];
  state.at = next.at;
  return true;
}

const ended = (address: string) => (/e=/.test(address) ? address.replace(/e=-?/, 'e=-') : '');

function forward(state: PlaybackState) {
  const isRoundOver = state.at + 1 === state.order.length;
  const next = stepForward(state, state.queue.length, state, drawRandom(state));
  // The next round has it as part of the list.
  if (next && isRoundOver) for (const item of state.queue) if (item.isAdded) item.isAdded = false;
  return next;
}

/** After the end: what was added since, else the list from its beginning. */
function beginAgain(state: PlaybackState) {
  const isLast = state.at + 1 >= state.order.length;
  state.at = isLast ? Math.max(state.order.length - state.queue.length, 0) : state.at + 1;
  startTurn(state, true);
}

function emptied(state: PlaybackState): PlaybackState {
  const { volume, previousVolume, isShuffled, repeatMode, seed } = state;
  const settings = { volume, previousVolume, isShuffled, repeatMode };
  return { ...emptyPlayback(seed), ...settings, turn: state.turn + 1 };
}

/** See docs/product/player.md. */
export const playbackSlice = createSlice({
  name: 'playback',
  initialState: () => emptyPlayback(newSeed()),
  reducers: {
    queueReplaced: (state, { payload }: PayloadAction<PlayRequest>) => {
      const { tracks, source = null } = payload;
      if (tracks.length === 0) return;
      const random = drawRandom(state);
      const { startAt = state.isShuffled ? Math.floor(random() * tracks.length) : 0 } = payload;
      const index = Math.min(Math.max(startAt, 0), tracks.length - 1);
      const added = getAddedIndices(state).flatMap((listed) => state.queue[listed] ?? []);
      const indices = added.map((_, offset) => tracks.length + offset);
      const listed = tracks.map((track, at) => ({ key: `${state.turn}-${at}`, track }));
      state.queue = [...listed, ...added];
      state.source = source;
      state.failedKeys = [];
      const order = startOrder(tracks.length, index, state.isShuffled, random);
      moveTo(state, withNext(order, indices));
      startTurn(state, true);
    },
    playbackChanged: (state, { payload }: PayloadAction<PlaybackChange>) =>
      void Object.assign(state, payload),
    playRequested: (state) => {
      if (!currentItem(state)) return;
      if (state.hasEnded) beginAgain(state);
      state.isPlaying = true;
    },
    pauseRequested: (state) => {
      state.isPlaying = false;
    },
    nextRequested: (state) => {
      const spot = soundingSpot(state);
      if (spot?.left === 0) state.spot = null;
      if (!spot && moveTo(state, forward(state))) startTurn(state, true);
    },
    previousRequested: (state) => {
      if (soundingSpot(state)) return;
      // What was added stays next.
      const added = currentItem(state)?.isAdded ? [] : getAddedIndices(state);
      const order = state.order.toSpliced(state.at + 1, added.length);
      const back = stepBack({ order, at: state.at }, state);
      if (moveTo(state, back && withNext(back, added))) startTurn(state, true);
    },
    trackEnded: (state) => {
      const goesOn = state.repeatMode === 'one' || moveTo(state, forward(state));
      startTurn(state, goesOn);
      state.hasEnded = !goesOn;
    },
    previewEnded: (state) => startTurn(state, false),
    soundStarted: (state) => {
      state.isBuffering = false;
      state.failedKeys = [];
    },
    soundStalled: (state) => {
      state.isBuffering = state.isPlaying;
    },
    soundStopped: (state) => {
      state.isPlaying = false;
      state.isBuffering = false;
    },
    shuffleToggled: (state) => {
      state.isShuffled = !state.isShuffled;
      const index = state.order[state.at];
      if (index === undefined) return;
      const added = getAddedIndices(state);
      const { order } = startOrder(state.queue.length, index, state.isShuffled, drawRandom(state));
      const next = new Set(added);
      const others = order.filter((listed) => !next.has(listed));
      moveTo(state, withNext({ order: others, at: others.indexOf(index) }, added));
    },
    repeatCycled: (state) => {
      state.repeatMode = nextMode[state.repeatMode];
    },
    volumeMoved: (state, { payload: volume }: PayloadAction<number>) => {
      state.volume = Math.min(Math.max(volume, 0), 1);
    },
    volumeSettled: (state) => {
      if (state.volume > 0) state.previousVolume = state.volume;
    },
    muteToggled: (state) => {
      if (state.volume > 0) {
        state.previousVolume = state.volume;
        state.volume = 0;
      } else {
        state.volume = state.previousVolume;
      }
    },
    /** Seconds. */
    positionMoved: (_state, _action: PayloadAction<number>) => {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state) => {
        // The addresses are signed for the former visitor.
        for (const { track } of state.queue) track.audioUrl = ended(track.audioUrl);
      })
      .addCase(trackLikeChanged, (state, { payload: { id, liked } }) => {
        // Drafts of all tracks would be slow.
        for (const [index, { track }] of original(state)?.queue.entries() ?? []) {
          const item = track.id === id ? state.queue[index] : undefined;
          if (item) item.track.liked = liked;
        }
      })
      .addCase(sessionEnded, emptied)
      // The queue stays, because the user may return.
      .addCase(sessionExpired, (state) => {
        for (const { track } of state.queue) track.audioUrl = ended(track.audioUrl);
        state.isPlaying = false;
        state.isBuffering = false;
      });
  },
  selectors: {
    selectPlayback: (state) => state,
    selectCurrentTrack: (state) => currentItem(state)?.track ?? null,
    selectIsCurrentEntry: (
      state,
      { id, entryId }: Pick<Track, 'id' | 'entryId'>,
      source: string,
    ): boolean => {
      const current = currentItem(state)?.track;
      return current?.id === id && (state.source !== source || current.entryId === entryId);
    },
    selectUpcomingTrack: (state) => itemAfter(state)?.track ?? null,
    selectSource: (state) => state.source,
    selectIsPlaying: (state) => state.isPlaying,
    selectIsBuffering: (state) => state.isBuffering,
    selectVolume: (state) => state.volume,
    selectIsShuffled: (state) => state.isShuffled,
    selectRepeatMode: (state) => state.repeatMode,
    selectPlaybackMessage: (state) => state.message,
    selectHasEnded: (state) => state.hasEnded === true,
  },
});

export const {
  queueReplaced,
  playbackChanged,
  playRequested,
  pauseRequested,
  nextRequested,
  previousRequested,
  trackEnded,
  previewEnded,
  soundStarted,
  soundStalled,
  soundStopped,
  shuffleToggled,
  repeatCycled,
  volumeMoved,
  volumeSettled,
  muteToggled,
  positionMoved,
} = playbackSlice.actions;

export const {
  selectPlayback,
  selectCurrentTrack,
  selectIsCurrentEntry,
  selectUpcomingTrack,
  selectSource,
  selectIsPlaying,
  selectIsBuffering,
  selectVolume,
  selectIsShuffled,
  selectRepeatMode,
  selectPlaybackMessage,
  selectHasEnded,
} = playbackSlice.selectors;
