import { bestBy } from '@/entities/figure';
import type { ArtistStats } from '@/shared/contract/artist-figures.ts';

type Day = ArtistStats['recentStreams'][number];

/** A stretch of days in one sum. */
export type Week = { from: string; until: string; streams: number };

/** Without the last, which is today and not over. */
export const finished = (days: readonly Day[]): Day[] => days.slice(0, -1);

/** Whether so many days are told week by week: 365 of them are a noise. */
export const isByWeek = (days: readonly Day[]): boolean => days.length > 100;

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

/** The stretch of time in which the music was played most, where it stands out. */
export const best = <Stretch extends { streams: number }>(
  stretches: readonly Stretch[],
): Stretch | null => bestBy(stretches, ({ streams }) => streams);
