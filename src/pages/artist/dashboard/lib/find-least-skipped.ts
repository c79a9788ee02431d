import { leastToConclude } from '@/entities/figure';

type Played = { title: string; streams: number; skips: number };

/** How far below the overall skip rate a track must be to be mentioned. */
const leastGap = 0.05;

const countStarts = ({ streams, skips }: Played) => streams + skips;

/**
 * The track skipped least, if at least five points below the rate of all tracks. Null without
 * one, or with too few starts.
 */
export function findLeastSkipped(
  tracks: readonly Played[],
): { title: string; skipRate: number; ofAll: number } | null {
  const starts = tracks.reduce((sum, track) => sum + countStarts(track), 0);
  const skips = tracks.reduce((sum, track) => sum + track.skips, 0);
  const [least] = tracks
    .filter((track) => countStarts(track) >= leastToConclude)
    .map((track) => ({ title: track.title, skipRate: track.skips / countStarts(track) }))
    .toSorted((one, other) => one.skipRate - other.skipRate);
  if (least === undefined) return null;
  const ofAll = skips / starts;
  return ofAll - least.skipRate >= leastGap ? { ...least, ofAll } : null;
}
