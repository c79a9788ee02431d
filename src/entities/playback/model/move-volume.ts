import type { AppThunk } from '@/shared/redux';
import { type PlaybackRoot, volumeMoved, volumeSettled } from './playback-slice';

/** @param change share of the scale; negative is quieter */
export const moveVolumeBy =
  (change: number): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    const level = getState().playback.volume + change;
    dispatch(volumeMoved(Math.round(level * 100) / 100));
    dispatch(volumeSettled());
  };
