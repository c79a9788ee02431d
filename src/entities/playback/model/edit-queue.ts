import type { Track } from '@/shared/contract/track.ts';
import type { AppThunk } from '@/shared/redux';
import {
  type PlaybackRoot,
  playbackChanged,
  queueReplaced,
  selectPlayback,
  selectSource,
} from './playback-slice';
import type { PlaybackState, QueueEdit } from './playback-state';
import {
  type FormerItem,
  addLast,
  addNext,
  addRest,
  formerItem,
  goToItem,
  keepCurrent,
  moveItem,
  removeItem,
  restoreItem,
} from './queue-edits';

// Thunks, so that the start does not load this code.

type QueueThunk = AppThunk<void, PlaybackRoot>;
type Tracks = { tracks: readonly Track[] };

const edited =
  (edit: (state: PlaybackState) => QueueEdit): QueueThunk =>
  (dispatch, getState) => {
    const changes = edit(selectPlayback(getState()));
    if (Object.keys(changes).length > 0) dispatch(playbackChanged(changes));
  };

/** Marks the address, because the server cannot know. */
const asQueued = (track: Track): Track =>
  /\?(?!.*&q=)/.test(track.audioUrl) ? { ...track, audioUrl: `${track.audioUrl}&q=1` } : track;

const added =
  (
    { tracks }: Tracks,
    add: (state: PlaybackState, tracks: readonly Track[]) => QueueEdit,
  ): QueueThunk =>
  (dispatch, getState) => {
    if (tracks.length === 0) return;
    const isEmpty = selectPlayback(getState()).queue.length === 0;
    dispatch(
      isEmpty ? queueReplaced({ tracks }) : edited((state) => add(state, tracks.map(asQueued))),
    );
  };

export const queueTracksNext = (request: Tracks): QueueThunk => added(request, addNext);

export const queueTracks = (request: Tracks): QueueThunk => added(request, addLast);

/** Turns shuffle on, and begins anywhere in the list. */
export const playShuffled =
  (request: Tracks & { source: string }): QueueThunk =>
  (dispatch) => {
    if (request.tracks.length === 0) return;
    dispatch(playbackChanged({ isShuffled: true }));
    dispatch(queueReplaced(request));
  };

/** Does nothing if another list plays. */
export const extendQueue =
  ({ source, tracks }: Tracks & { source: string }): QueueThunk =>
  (dispatch, getState) => {
    if (tracks.length === 0 || selectSource(getState()) !== source) return;
    dispatch(edited((state) => addRest(state, tracks)));
  };

/** Returns what restores the item, or null. */
export const removeQueueItem =
  (key: string): AppThunk<FormerItem | null, PlaybackRoot> =>
  (dispatch, getState) => {
    const former = formerItem(selectPlayback(getState()), key);
    dispatch(edited((state) => removeItem(state, key)));
    return former;
  };

export const restoreQueueItem = (former: FormerItem): QueueThunk =>
  edited((state) => restoreItem(state, former));

/** A null `beforeKey` moves the item to the end. */
export const moveQueueItem = (move: { key: string; beforeKey: string | null }): QueueThunk =>
  edited((state) => moveItem(state, move.key, move.beforeKey));

export const goToQueueItem = (key: string): QueueThunk => edited((state) => goToItem(state, key));

export const clearQueue = (): QueueThunk => edited(keepCurrent);
