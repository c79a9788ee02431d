import { type PayloadAction, createSlice, original } from '@reduxjs/toolkit';
import { sessionExpired } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import { sessionEnded, sessionStarted } from '@/entities/session/@x/playback';
import { trackLikeChanged } from '@/entities/track/@x/playback';
import { type PlayOrder, startOrder, stepBack, stepForward } from '../lib/play-order';
import { newSeed } from '@/shared/lib/id';
import { mulberry32 } from '@/shared/lib/random';
import { currentItem, itemAfter } from './current-item';
import { type PlaybackChange, type PlaybackState, emptyPlayback } from './playback-state';

/**
 * A list of tracks to hear, from the one at index `startAt` on. Without an index the whole list is
 * meant: it begins with its first track, or with any of them while shuffle is on.
 */
export type PlayRequest = { tracks: readonly Track[]; startAt?: number; source?: string };

/** The part of the state that the player reads and writes. */
export type PlaybackRoot = { playback: PlaybackState };

const nextMode = { none: 'all', all: 'one', one: 'none' } as const;

/** Takes the next random numbers out of the state. */
function drawRandom(state: PlaybackState) {
  const random = mulberry32(state.seed);
  state.seed = Math.floor(random() * 2 ** 32);
  return random;
}

/** The current item starts anew, from its beginning. */
function startTurn(state: PlaybackState, isPlaying: boolean) {
  state.turn += 1;
  state.isPlaying = isPlaying;
  state.isBuffering = isPlaying;
}

function moveTo(state: PlaybackState, place: PlayOrder | null): boolean {
  if (!place) return false;
  // A step within a round leaves the order as it is: not copied, for it may be long.
  if (place.order !== state.order) state.order = [...place.order];
  state.at = place.at;
  return true;
}

/** An address that is good for nobody here, and still says where the track is played from. */
const ended = (address: string) => (/e=/.test(address) ? address.replace(/e=-?/, 'e=-') : '');

const forward = (state: PlaybackState) =>
  stepForward(state, state.queue.length, state, drawRandom(state));

function emptied(state: PlaybackState): PlaybackState {
  const { volume, previousVolume, isShuffled, repeatMode, seed } = state;
  const kept = { volume, previousVolume, isShuffled, repeatMode };
  return { ...emptyPlayback(seed), ...kept, turn: state.turn + 1 };
}

/** The queue and what is done with it. See docs/product/player.md. */
export const playbackSlice = createSlice({
  name: 'playback',
  initialState: () => emptyPlayback(newSeed()),
  reducers: {
    /** Starting a track from a list makes that list the queue. */
    queueReplaced: (state, { payload }: PayloadAction<PlayRequest>) => {
      const { tracks, source = null } = payload;
      if (tracks.length === 0) return;
      const random = drawRandom(state);
      const { startAt = state.isShuffled ? Math.floor(random() * tracks.length) : 0 } = payload;
      const index = Math.min(Math.max(startAt, 0), tracks.length - 1);
      state.queue = tracks.map((track, place) => ({ key: `${state.turn}-${place}`, track }));
      state.source = source;
      state.failedKeys = [];
      moveTo(state, startOrder(tracks.length, index, state.isShuffled, random));
      startTurn(state, true);
    },
    /** Something happened that is worked out in code which the start does not carry. */
    playbackChanged: (state, { payload }: PayloadAction<PlaybackChange>) =>
      void Object.assign(state, payload),
    playRequested: (state) => {
      if (!currentItem(state)) return;
      state.isPlaying = true;
    },
    pauseRequested: (state) => {
      state.isPlaying = false;
    },
    nextRequested: (state) => {
      if (moveTo(state, forward(state))) startTurn(state, true);
    },
    previousRequested: (state) => {
      if (moveTo(state, stepBack(state, state))) startTurn(state, true);
    },
    trackEnded: (state) => {
      const goesOn = state.repeatMode === 'one' || moveTo(state, forward(state));
      startTurn(state, goesOn);
    },
    /** A visitor heard all that they may: the track rests at its beginning. */
    previewEnded: (state) => startTurn(state, false),
    /** Sound is heard. */
    soundStarted: (state) => {
      state.isBuffering = false;
      state.failedKeys = [];
    },
    soundStalled: (state) => {
      state.isBuffering = state.isPlaying;
    },
    /** The browser or the system stopped the sound, or did not let it start. */
    soundStopped: (state) => {
      state.isPlaying = false;
      state.isBuffering = false;
    },
    shuffleToggled: (state) => {
      state.isShuffled = !state.isShuffled;
      const index = state.order[state.at];
      if (index === undefined) return;
      moveTo(state, startOrder(state.queue.length, index, state.isShuffled, drawRandom(state)));
    },
    repeatCycled: (state) => {
      state.repeatMode = nextMode[state.repeatMode];
    },
    volumeMoved: (state, { payload: volume }: PayloadAction<number>) => {
      state.volume = Math.min(Math.max(volume, 0), 1);
    },
    /** The person let go of the volume: what they hear now is what unmuting restores. */
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
    /** A jump to `payload` seconds. Nothing is stored: the position lives outside (`position.ts`). */
    positionMoved: (_state, _action: PayloadAction<number>) => {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state) => {
        // The addresses were signed for the visitor of before.
        for (const { track } of state.queue) track.audioUrl = ended(track.audioUrl);
      })
      .addCase(trackLikeChanged, (state, { payload: { id, liked } }) => {
        // The untouched queue is searched: a draft of each of its tracks would take long.
        for (const [place, { track }] of original(state)?.queue.entries() ?? []) {
          const item = track.id === id ? state.queue[place] : undefined;
          if (item) item.track.liked = liked;
        }
      })
      .addCase(sessionEnded, emptied)
      // Nobody asked for this end: the queue waits for the person who comes back.
      .addCase(sessionExpired, (state) => {
        for (const { track } of state.queue) track.audioUrl = ended(track.audioUrl);
        state.isPlaying = false;
        state.isBuffering = false;
      });
  },
  selectors: {
    selectPlayback: (state) => state,
    selectCurrentTrack: (state) => currentItem(state)?.track ?? null,
    /** In the list that is heard one entry alone is current; a song of another list is, wherever it stands. */
    selectIsCurrentEntry: (
      state,
      { id, entryId }: Pick<Track, 'id' | 'entryId'>,
      source: string,
    ): boolean => {
      const current = currentItem(state)?.track;
      return current?.id === id && (state.source !== source || current.entryId === entryId);
    },
    /** What the end of the current track leads to, or null. */
    selectUpcomingTrack: (state) => itemAfter(state)?.track ?? null,
    selectSource: (state) => state.source,
    selectIsPlaying: (state) => state.isPlaying,
    selectIsBuffering: (state) => state.isBuffering,
    selectVolume: (state) => state.volume,
    selectIsShuffled: (state) => state.isShuffled,
    selectRepeatMode: (state) => state.repeatMode,
    selectNotice: (state) => state.notice,
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
  selectNotice,
} = playbackSlice.selectors;
