import { enoughToSay } from '@/entities/figure';

type Played = { title: string; streams: number; skips: number };

/** How much below the skip rate of all tracks one has to be to be worth a word. */
const leastGap = 0.05;

const startsOf = ({ streams, skips }: Played) => streams + skips;

/**
 * The track that is skipped least, where that is at least five points less often than all of them
 * together. Null where none is, or where too little was begun to say so.
 */
export function keptTrack(
  tracks: readonly Played[],
): { title: string; skipRate: number; ofAll: number } | null {
  const starts = tracks.reduce((sum, track) => sum + startsOf(track), 0);
  const skips = tracks.reduce((sum, track) => sum + track.skips, 0);
  const [least] = tracks
    .filter((track) => startsOf(track) >= enoughToSay)
    .map((track) => ({ title: track.title, skipRate: track.skips / startsOf(track) }))
    .toSorted((one, other) => one.skipRate - other.skipRate);
  if (least === undefined) return null;
  const ofAll = skips / starts;
  return ofAll - least.skipRate >= leastGap ? { ...least, ofAll } : null;
}
