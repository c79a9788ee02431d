import { useState } from 'react';
import { useHasTrackFailed } from '@/entities/playback';

/** Whether the track could not be played; it stays so until it is tried again. */
export function useIsUnavailable(trackId: string, isPlaying: boolean): boolean {
  const hasFailed = useHasTrackFailed(trackId);
  const [isUnavailable, setIsUnavailable] = useState(false);
  if (hasFailed && !isUnavailable) setIsUnavailable(true);
  if (isUnavailable && isPlaying && !hasFailed) setIsUnavailable(false);
  return isUnavailable;
}
