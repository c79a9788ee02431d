import type { AppThunk } from '@/shared/redux';
import { currentItem } from './current-item';
import { positionMoved } from './playback-slice';
import { type PlaybackView, hearsPreviews } from './playback-store';
import { playbackPosition, heardDuration } from './position';

/** Seconds, limited to the track. */
export const seekTo =
  (seconds: number): AppThunk<void, PlaybackView> =>
  (dispatch, getState) => {
    const track = currentItem(getState().playback)?.track;
    if (!track) return;
    const end = heardDuration(track.duration, hearsPreviews(getState()));
    const target = Math.min(Math.max(seconds, 0), end);
    playbackPosition.moveTo(target);
    dispatch(positionMoved(target));
  };

/** Seconds; negative seeks back. */
export const seekBy =
  (seconds: number): AppThunk<void, PlaybackView> =>
  (dispatch) => {
    dispatch(seekTo(playbackPosition.getSnapshot() + seconds));
  };
