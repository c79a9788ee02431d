import { type AppThunk, useAppDispatch } from '@/shared/redux';
import {
  type PlayRequest,
  type PlaybackRoot,
  pauseRequested,
  playRequested,
  queueReplaced,
  selectCurrentTrack,
  selectIsCurrentEntry,
  selectIsPlaying,
  selectSource,
} from './playback-slice';

/** Plays or pauses what is current; nothing happens while the queue is empty. */
export const togglePlayback = (): AppThunk<void, PlaybackRoot> => (dispatch, getState) => {
  dispatch(selectIsPlaying(getState()) ? pauseRequested() : playRequested());
};

/**
 * What a play button does: pauses or resumes when it stands for what is current, and starts its list
 * otherwise. A button of a whole list leaves `startAt` out; one of a row gives the row's index.
 */
const toggleTracks =
  (request: PlayRequest): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    const { tracks, startAt, source = null } = request;
    const current = selectCurrentTrack(getState());
    const isSameList = source === selectSource(getState());
    const isSameTrack = startAt === undefined || tracks[startAt]?.id === current?.id;
    if (current && isSameList && isSameTrack) dispatch(togglePlayback());
    else dispatch(queueReplaced(request));
  };

/**
 * What the button of a row does: pauses or resumes what is heard already, from whichever list it came, and starts the list
 * from there otherwise.
 */
const toggleEntry =
  (request: Required<PlayRequest>): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    const entry = request.tracks[request.startAt];
    const isCurrent = entry && selectIsCurrentEntry(getState(), entry, request.source);
    dispatch(isCurrent ? togglePlayback() : queueReplaced(request));
  };

/** Starts a list of tracks; that list becomes the queue. */
export function usePlayTracks(): (request: PlayRequest) => void {
  const dispatch = useAppDispatch();
  return (request) => {
    dispatch(queueReplaced(request));
  };
}

/** Like `usePlayTracks`, but pauses and resumes what is already current. */
export function useToggleTracks(): (request: PlayRequest) => void {
  const dispatch = useAppDispatch();
  return (request) => {
    dispatch(toggleTracks(request));
  };
}

/** Plays or pauses one row of a list. */
export function useToggleEntry(): (request: Required<PlayRequest>) => void {
  const dispatch = useAppDispatch();
  return (request) => {
    dispatch(toggleEntry(request));
  };
}
