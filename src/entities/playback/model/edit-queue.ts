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

// Thunks rather than reducers, so that the start of the application does not carry what edits a queue.

type QueueThunk = AppThunk<void, PlaybackRoot>;
type Tracks = { tracks: readonly Track[] };

const edited =
  (edit: (state: PlaybackState) => QueueEdit): QueueThunk =>
  (dispatch, getState) => {
    const changes = edit(selectPlayback(getState()));
    if (Object.keys(changes).length > 0) dispatch(playbackChanged(changes));
  };

/** Its address says that it was queued, which the server cannot know. */
const asQueued = (track: Track): Track =>
  /\?(?!.*&q=)/.test(track.audioUrl) ? { ...track, audioUrl: `${track.audioUrl}&q=1` } : track;

/** Into an empty player tracks are not queued: they are what plays. */
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

/** 'Play next': the tracks are heard right after the current one. */
export const queueTracksNext = (request: Tracks): QueueThunk => added(request, addNext);

/** 'Add to queue': the tracks are heard after all others. */
export const queueTracks = (request: Tracks): QueueThunk => added(request, addLast);

/** More of the list `source` has been read on; nothing happens if another list plays by now. */
export const extendQueue =
  ({ source, tracks }: Tracks & { source: string }): QueueThunk =>
  (dispatch, getState) => {
    if (tracks.length === 0 || selectSource(getState()) !== source) return;
    dispatch(edited((state) => addRest(state, tracks)));
  };

/** The item is heard no more; answers what puts it back, null where there is no such item. */
export const removeQueueItem =
  (key: string): AppThunk<FormerItem | null, PlaybackRoot> =>
  (dispatch, getState) => {
    const former = formerItem(selectPlayback(getState()), key);
    dispatch(edited((state) => removeItem(state, key)));
    return former;
  };

/** The item is back at its place. */
export const restoreQueueItem = (former: FormerItem): QueueThunk =>
  edited((state) => restoreItem(state, former));

/** The item is heard before the other one, or last of all if that is null. */
export const moveQueueItem = (move: { key: string; beforeKey: string | null }): QueueThunk =>
  edited((state) => moveItem(state, move.key, move.beforeKey));

/** The item is heard now. */
export const goToQueueItem = (key: string): QueueThunk => edited((state) => goToItem(state, key));

/** Everything but the current track leaves the queue. */
export const clearQueue = (): QueueThunk => edited(keepCurrent);
