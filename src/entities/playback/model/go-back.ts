import type { AppThunk } from '@/shared/redux';
import { createStoredValue } from '@/shared/lib/storage';
import { previousRequested } from './playback-slice';
import type { PlaybackView } from './playback-store';
import { playbackPosition } from './position';
import { seekTo } from './seek';

/** Seconds. */
const beginning = 3;

/** False for the rule of the documents: always the previous track. */
export const backRestarts = createStoredValue<boolean>(
  'back-restarts',
  (candidate) => typeof candidate === 'boolean',
);

/** After its beginning a track restarts, if the setting says so. See docs/product/player.md. */
export const goBack = (): AppThunk<void, PlaybackView> => (dispatch) => {
  const restarts = backRestarts.read() ?? true;
  if (restarts && playbackPosition.getSnapshot() > beginning) dispatch(seekTo(0));
  else dispatch(previousRequested());
};
