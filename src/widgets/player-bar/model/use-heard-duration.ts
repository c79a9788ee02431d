import { heardDuration, useCurrentTrack } from '@/entities/playback';
import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/entities/session';

/** Seconds; a preview for visitors. */
export function useHeardDuration(): number {
  const isPreview = useSelector(selectSessionStatus) === 'visitor';
  return heardDuration(useCurrentTrack()?.duration ?? 0, isPreview);
}
