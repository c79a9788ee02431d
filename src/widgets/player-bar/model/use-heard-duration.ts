import { heardDuration, useCurrentTrack } from '@/entities/playback';
import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/entities/session';

/** How many seconds of the current track may be heard: a visitor hears its preview. */
export function useHeardDuration(): number {
  const isPreview = useSelector(selectSessionStatus) === 'visitor';
  return heardDuration(useCurrentTrack()?.duration ?? 0, isPreview);
}
