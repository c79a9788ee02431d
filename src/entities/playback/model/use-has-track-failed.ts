import { useSelector } from 'react-redux';
import { type PlaybackRoot, selectPlayback } from './playback-slice';

/** False again once another track plays. */
export const useHasTrackFailed = (trackId: string): boolean =>
  useSelector((state: PlaybackRoot) => {
    const { failedKeys, queue } = selectPlayback(state);
    return (
      failedKeys.length > 0 &&
      queue.some(({ key, track }) => track.id === trackId && failedKeys.includes(key))
    );
  });
