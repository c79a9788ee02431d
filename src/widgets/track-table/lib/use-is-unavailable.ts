import { useState } from 'react';
import { useHasTrackFailed } from '@/entities/playback';

/** True until it is tried again; a reused row starts over. */
export function useIsUnavailable(trackId: string, isPlaying: boolean): boolean {
  const hasFailed = useHasTrackFailed(trackId);
  const [failedId, setFailedId] = useState<string | null>(null);
  const isUnavailable = failedId === trackId;
  if (hasFailed && !isUnavailable) setFailedId(trackId);
  if (isUnavailable && isPlaying && !hasFailed) setFailedId(null);
  return isUnavailable;
}
