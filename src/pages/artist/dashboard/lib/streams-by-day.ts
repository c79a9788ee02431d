import type { ArtistStats } from '@/shared/contract/artist-figures.ts';
import { enoughToSay } from './standing-out';

type Day = ArtistStats['recentStreams'][number];

/** A stretch of days in one sum. */
export type Week = { from: string; until: string; streams: number };

/** Without the last, which is today and not over. */
export const finished = (days: readonly Day[]): Day[] => days.slice(0, -1);

/** The weeks until yesterday; the days at the beginning that make no whole one are dropped. */
export function wholeWeeks(days: readonly Day[]): Week[] {
  const over = finished(days);
  const count = Math.floor(over.length / 7);
  const start = over.length - count * 7;
  return Array.from({ length: count }, (_, index) => {
    const week = over.slice(start + index * 7, start + (index + 1) * 7);
    return {
      from: week[0]?.date ?? '',
      until: week.at(-1)?.date ?? '',
      streams: week.reduce((sum, { streams }) => sum + streams, 0),
    };
  });
}

/**
 * The stretch of time that stands out of at least three: a quarter above their mean or more. Null where
 * none does, or where there is too little to say.
 */
export function best<Stretch extends { streams: number }>(
  stretches: readonly Stretch[],
): Stretch | null {
  const total = stretches.reduce((sum, { streams }) => sum + streams, 0);
  const [first] = stretches.toSorted((one, other) => other.streams - one.streams);
  if (first === undefined || stretches.length < 3 || total < enoughToSay) return null;
  return first.streams >= (1.25 * total) / stretches.length ? first : null;
}
