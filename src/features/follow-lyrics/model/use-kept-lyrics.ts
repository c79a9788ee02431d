import { useEffect, useState } from 'react';
import { readCopyLyrics } from '@/entities/offline-copy';
import { useViewer } from '@/entities/session';
import type { TrackLyrics } from '@/shared/contract/lyrics.ts';

/**
 * What a copy on this device has, once the server did not answer.
 *
 * @param isWanted whether it is looked up.
 */
export function useKeptLyrics(trackId: string, isWanted: boolean): TrackLyrics | null {
  const owner = useViewer()?.id;
  const [kept, setKept] = useState<TrackLyrics | null>(null);
  useEffect(() => {
    if (!isWanted || owner === undefined) return undefined;
    let isOver = false;
    const look = async () => {
      const lyrics = await readCopyLyrics(owner, trackId);
      if (!isOver && lyrics) setKept({ lyrics });
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [isWanted, owner, trackId]);
  return kept;
}
