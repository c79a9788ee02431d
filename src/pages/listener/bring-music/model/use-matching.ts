import { useEffect, useEffectEvent, useState } from 'react';
import type { BroughtSong, TrackMatch } from '@/shared/contract/brought-music.ts';
import { broughtLimits } from '@/shared/contract/limits.ts';
import { logFailure } from '@/shared/lib/log';
import { useMatchTracksMutation } from '../api/bring-api';

/** In parts; after a failure it goes on where it stopped. Leaving the page ends it. */
export function useMatching(songs: readonly BroughtSong[]) {
  const [match] = useMatchTracksMutation();
  const [matches, setMatches] = useState<readonly TrackMatch[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  const run = useEffectEvent(async (signal: AbortSignal) => {
    let found = matches;
    while (found.length < songs.length) {
      const call = match(songs.slice(found.length, found.length + broughtLimits.songs));
      signal.addEventListener('abort', () => call.abort());
      const { data, error } = await call;
      if (signal.aborted) return;
      if (!data) {
        logFailure('matchTracks', error);
        setFailure(error);
        return;
      }
      found = [...found, ...data.matches];
      setMatches(found);
    }
  });
  useEffect(() => {
    const ends = new AbortController();
    void run(ends.signal);
    return () => ends.abort();
  }, [attempt]);

  return {
    matches,
    isDone: matches.length === songs.length,
    failure,
    retry: () => {
      setFailure(null);
      setAttempt(attempt + 1);
    },
  };
}
