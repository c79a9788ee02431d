import { type AppThunk, useAppDispatch } from '@/shared/redux';
import {
  type PlayRequest,
  type PlaybackRoot,
  pauseRequested,
  playRequested,
  queueReplaced,
  selectCurrentTrack,
  selectHasEnded,
  selectIsCurrentEntry,
  selectIsPlaying,
  selectSource,
} from './playback-slice';

export const togglePlayback = (): AppThunk<void, PlaybackRoot> => (dispatch, getState) => {
  dispatch(selectIsPlaying(getState()) ? pauseRequested() : playRequested());
};

/** Buttons of a whole list omit `startAt`. */
const toggleTracks =
  (request: PlayRequest): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    const { tracks, startAt, source = null } = request;
    const current = selectCurrentTrack(getState());
    const isSameList = source === selectSource(getState());
    const isNamed = tracks[startAt ?? -1]?.id === current?.id && !selectHasEnded(getState());
    const isSameTrack = startAt === undefined || isNamed;
    if (current && isSameList && isSameTrack) dispatch(togglePlayback());
    else dispatch(queueReplaced(request));
  };

/** Pauses or resumes the track whatever its list. */
const toggleEntry =
  (request: Required<PlayRequest>): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    const entry = request.tracks[request.startAt];
    const isCurrent = entry && selectIsCurrentEntry(getState(), entry, request.source);
    dispatch(isCurrent && !selectHasEnded(getState()) ? togglePlayback() : queueReplaced(request));
  };

export function usePlayTracks(): (request: PlayRequest) => void {
  const dispatch = useAppDispatch();
  return (request) => {
    dispatch(queueReplaced(request));
  };
}

export function useToggleTracks(): (request: PlayRequest) => void {
  const dispatch = useAppDispatch();
  return (request) => {
    dispatch(toggleTracks(request));
  };
}

export function useToggleEntry(): (request: Required<PlayRequest>) => void {
  const dispatch = useAppDispatch();
  return (request) => {
    dispatch(toggleEntry(request));
  };
}
