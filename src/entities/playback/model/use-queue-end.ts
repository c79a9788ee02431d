import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { type PlaybackRoot, selectPlayback } from './playback-slice';
import { playbackPosition } from './position';
import { selectUpcomingItems } from './select-upcoming-items';
import { useCurrentTrack } from './use-current-track';

const minute = 60_000;

/** When the queue ends, to the minute; null while it is paused or repeats. */
export function useQueueEnd(): Date | null {
  const current = useCurrentTrack();
  const items = useSelector(selectUpcomingItems);
  const goesOn = useSelector((root: PlaybackRoot) => {
    const { isPlaying, repeatMode } = selectPlayback(root);
    return isPlaying && repeatMode === 'none';
  });
  const seconds = items.reduce((sum, { track }) => sum + track.duration, current?.duration ?? 0);
  const getMinute = () =>
    Math.round((Date.now() + (seconds - playbackPosition.getSnapshot()) * 1000) / minute);
  const end = useSyncExternalStore(playbackPosition.subscribe, getMinute);
  return goesOn && current ? new Date(end * minute) : null;
}
