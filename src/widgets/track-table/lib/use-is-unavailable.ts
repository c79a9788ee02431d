import { useState } from 'react';
import { useHasTrackFailed } from '@/entities/playback';

/**
 * Whether the track could not be played; it stays so until it is tried again. What was known of one
 * track counts for no other that the row shows later.
 */
export function useIsUnavailable(trackId: string, isPlaying: boolean): boolean {
  const hasFailed = useHasTrackFailed(trackId);
  const [failedId, setFailedId] = useState<string | null>(null);
  const isUnavailable = failedId === trackId;
  if (hasFailed && !isUnavailable) setFailedId(trackId);
  if (isUnavailable && isPlaying && !hasFailed) setFailedId(null);
  return isUnavailable;
}
