import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BroughtSong, TrackMatch } from '@/shared/contract/brought-music.ts';
import { broughtLimits } from '@/shared/contract/limits.ts';
import { logFailure } from '@/shared/lib/log';
import { useMatchTracksMutation } from '../api/bring-api';

type Matching = {
  match: ReturnType<typeof useMatchTracksMutation>[0];
  signal: AbortSignal;
  onMatches: (matches: readonly TrackMatch[]) => void;
  onFailure: (error: unknown) => void;
};

async function matchInParts(songs: readonly BroughtSong[], matching: Matching): Promise<void> {
  const { match, signal, onMatches, onFailure } = matching;
  for (let at = 0; at < songs.length; at += broughtLimits.songs) {
    const call = match(songs.slice(at, at + broughtLimits.songs));
    const stop = () => call.abort();
    signal.addEventListener('abort', stop);
    const { data, error } = await call;
    signal.removeEventListener('abort', stop);
    if (signal.aborted) return;
    if (!data) {
      logFailure('matchTracks', error);
      onFailure(error);
      return;
    }
    onMatches(data.matches);
  }
}

/** After a failure it goes on where it stopped. Leaving the page ends it. */
export function useMatching(songs: readonly BroughtSong[]) {
  const [match] = useMatchTracksMutation();
  const [matches, setMatches] = useState<readonly TrackMatch[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);

  const begin = () => {
    const ends = new AbortController();
    stop.current = ends;
    void matchInParts(songs.slice(matches.length), {
      match,
      signal: ends.signal,
      onMatches: (more) => setMatches((all) => [...all, ...more]),
      onFailure: setFailure,
    });
  };
  const beginAtOnce = useEffectEvent(begin);
  useEffect(() => {
    beginAtOnce();
    return () => stop.current?.abort();
  }, []);

  return {
    matches,
    isDone: matches.length === songs.length,
    failure,
    retry: () => {
      setFailure(null);
      begin();
    },
  };
}
