import { useEffect, useState } from 'react';
import { createStoredValue } from '@/shared/lib/storage';
import type { Pitch } from '@/shared/contract/pitch.ts';

type Seen = Record<string, string>;

const isSeen = (candidate: unknown): candidate is Seen =>
  typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);

const isDecided = ({ status }: Pitch) => status === 'accepted' || status === 'rejected';

/** Pitches whose decision the user has not seen on this device. */
export function useNewDecisions(owner: string, pitches: readonly Pitch[]): ReadonlySet<string> {
  const stored = createStoredValue<Seen>(`pitches-seen:${owner}`, isSeen);
  // New decisions stay marked while shown.
  const [before] = useState(() => stored.read());
  const now = Object.fromEntries(pitches.filter(isDecided).map(({ id, status }) => [id, status]));
  const text = JSON.stringify(now);
  useEffect(() => {
    const seen = createStoredValue<Seen>(`pitches-seen:${owner}`, isSeen);
    seen.write({ ...seen.read(), ...(JSON.parse(text) as Seen) });
  }, [owner, text]);
  return new Set(Object.keys(now).filter((id) => before?.[id] !== now[id]));
}
