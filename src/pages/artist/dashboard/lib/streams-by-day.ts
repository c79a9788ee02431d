import { bestBy } from '@/entities/figure';
import type { ArtistStats } from '@/shared/contract/artist-figures.ts';

type Day = ArtistStats['recentStreams'][number];

export type Week = { from: string; until: string; streams: number };

/** Drops the last day, today, which is unfinished. */
export const finished = (days: readonly Day[]): Day[] => days.slice(0, -1);

/** Whether to show weeks: 365 days are noise. */
export const isByWeek = (days: readonly Day[]): boolean => days.length > 100;

/** Whole weeks until yesterday; leading days that make no whole week are dropped. */
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

/** The period with the most plays, where it stands out. */
export const best = <Period extends { streams: number }>(
  periods: readonly Period[],
): Period | null => bestBy(periods, ({ streams }) => streams);
