import type { Track } from '@/shared/contract/track.ts';
import type { AppThunk } from '@/shared/redux';
import {
  type PlaybackRoot,
  playbackChanged,
  queueReplaced,
  selectPlayback,
} from './playback-slice';
import type { PlaybackState, QueueEdit } from './playback-state';
import { addNext, addQueued, goToItem, keepCurrent, moveItem, removeItem } from './queue-edits';
import { undoEdit } from './undo-edit';

// Thunks, so that the start does not load this code.

type QueueThunk = AppThunk<void, PlaybackRoot>;

/** Returns what undoes the edit; null if nothing was edited. */
export type EditThunk = AppThunk<QueueThunk | null, PlaybackRoot>;
type Tracks = { tracks: readonly Track[] };

const edited =
  (edit: (state: PlaybackState) => QueueEdit): EditThunk =>
  (dispatch, getState) => {
    const former = selectPlayback(getState());
    const changes = edit(former);
    if (Object.keys(changes).length === 0) return null;
    dispatch(playbackChanged(changes));
    const left = selectPlayback(getState());
    return edited((state) => undoEdit(state, former, left));
  };

/** Marks the address, because the server cannot know. */
const asQueued = (track: Track): Track =>
  /\?(?!.*&q=)/.test(track.audioUrl) ? { ...track, audioUrl: `${track.audioUrl}&q=1` } : track;

const added =
  (
    { tracks }: Tracks,
    add: (state: PlaybackState, tracks: readonly Track[]) => QueueEdit,
  ): EditThunk =>
  (dispatch, getState) => {
    if (tracks.length === 0) return null;
    if (selectPlayback(getState()).queue.length > 0)
      return dispatch(edited((state) => add(state, tracks.map(asQueued))));
    dispatch(queueReplaced({ tracks }));
    return null;
  };

export const queueTracksNext = (request: Tracks): EditThunk => added(request, addNext);

export const queueTracks = (request: Tracks): EditThunk => added(request, addQueued);

/** Turns shuffle on, and begins anywhere in the list. */
export const playShuffled =
  (request: Tracks & { source: string }): QueueThunk =>
  (dispatch) => {
    if (request.tracks.length === 0) return;
    dispatch(playbackChanged({ isShuffled: true }));
    dispatch(queueReplaced(request));
  };

export const removeQueueItem = (key: string): EditThunk =>
  edited((state) => removeItem(state, key));

/** Takes recommended songs out that the listener does not want. */
export const removeRecommended =
  (kind: 'track' | 'artist', id: string): QueueThunk =>
  (dispatch, getState) => {
    const unwanted = selectPlayback(getState()).queue.filter(
      ({ track }) => track.reason && (kind === 'track' ? track.id : track.artist.id) === id,
    );
    for (const { key } of unwanted) dispatch(removeQueueItem(key));
  };

export const moveQueueItem = (move: Parameters<typeof moveItem>[1]): EditThunk =>
  edited((state) => moveItem(state, move));

export const goToQueueItem = (key: string): EditThunk => edited((state) => goToItem(state, key));

export const clearQueue = (): EditThunk => edited(keepCurrent);
