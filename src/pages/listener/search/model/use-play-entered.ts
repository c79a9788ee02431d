import { useEffect, useEffectEvent } from 'react';
import { bestResult } from '@/entities/search';
import { usePlayResult } from '@/features/play-result';
import type { SearchResults } from '@/shared/contract/search.ts';

type Entered = {
  /** Of an entered query, as soon as they are known. */
  results: SearchResults | undefined;
  query: string;
  onPlayed: () => void;
};

export function usePlayEntered({ results, query, onPlayed }: Entered): void {
  const playResult = usePlayResult();
  const play = useEffectEvent((found: SearchResults) => {
    const best = bestResult(found, query);
    if (best) void playResult(best, found.tracks);
    onPlayed();
  });
  useEffect(() => {
    if (results) play(results);
  }, [results]);
}
