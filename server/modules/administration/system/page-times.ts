import type { PageTimesBody } from '#contract/page-time.ts';
import type { ScreenSpeed } from '#contract/system.ts';
import { pageTimeMost } from '#contract/page-time-limits.ts';

export type Measure = 'lcp' | 'interaction';

/**
 * Upper ends, in milliseconds; what counts as good and as poor ends one, so that it is never
 * guessed.
 */
export const pageTimeEnds: Readonly<Record<Measure, readonly number[]>> = {
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, pageTimeMost],
  interaction: [25, 50, 75, 100, 150, 200, 300, 400, 500, 1_000, 2_500, pageTimeMost],
};

/** Measurements in each bucket, by route. */
export type PageTimeCounts = { [route: string]: Record<Measure, number[]> };

/** Milliseconds. */
const hour = 3_600_000;
const hoursKept = 24;

/** Below it a figure says little, and might be about one person. */
const leastMeasurements = 20;

const measures = ['lcp', 'interaction'] as const;

const noCounts = (): Record<Measure, number[]> => ({
  lcp: pageTimeEnds.lcp.map(() => 0),
  interaction: pageTimeEnds.interaction.map(() => 0),
});

export type PageTimes = {
  add: (screen: PageTimesBody['screens'][number]) => void;
  /** Of the last day, by whole hours. */
  read: () => PageTimeCounts;
};

/** In memory alone, and as much of it for a million measurements as for one. */
export function countPageTimes(clock: () => Date): PageTimes {
  const hours = new Map<number, PageTimeCounts>();

  function getHour(): PageTimeCounts {
    const now = Math.floor(clock().getTime() / hour);
    for (const each of hours.keys()) if (each <= now - hoursKept) hours.delete(each);
    const known = hours.get(now) ?? {};
    hours.set(now, known);
    return known;
  }

  return {
    add({ route, ...times }) {
      const counts = (getHour()[route] ??= noCounts());
      for (const measure of measures) {
        const time = times[measure];
        if (time === undefined) continue;
        const bucket = pageTimeEnds[measure].findIndex((end) => time <= end);
        counts[measure][bucket] = (counts[measure][bucket] ?? 0) + 1;
      }
    },
    read() {
      getHour();
      return mergeCounts([...hours.values()]);
    },
  };
}

function mergeCounts(all: readonly PageTimeCounts[]): PageTimeCounts {
  const merged: PageTimeCounts = {};
  for (const [route, counts] of all.flatMap((each) => Object.entries(each))) {
    const sums = (merged[route] ??= noCounts());
    for (const measure of measures)
      sums[measure] = sums[measure].map((sum, bucket) => sum + (counts[measure][bucket] ?? 0));
  }
  return merged;
}

/** Interpolated within its bucket, as Prometheus does. */
export function readPercentile(
  counts: readonly number[],
  ends: readonly number[],
  share: number,
): number {
  let left = counts.reduce((sum, count) => sum + count, 0) * share;
  for (const [bucket, count] of counts.entries()) {
    const [begin, end] = [ends[bucket - 1] ?? 0, ends[bucket] ?? 0];
    if (count > 0 && left <= count) return begin + (end - begin) * (left / count);
    left -= count;
  }
  return 0;
}

/** @param servers what each server counted */
export function describeScreens(servers: readonly PageTimeCounts[]): ScreenSpeed[] {
  return Object.entries(mergeCounts(servers))
    .map(([route, counts]) => {
      const describe = (measure: Measure) => {
        const count = counts[measure].reduce((sum, each) => sum + each, 0);
        if (count < leastMeasurements) return null;
        return { count, p75: readPercentile(counts[measure], pageTimeEnds[measure], 0.75) };
      };
      return { route, lcp: describe('lcp'), interaction: describe('interaction') };
    })
    .filter(({ lcp, interaction }) => lcp !== null || interaction !== null)
    .toSorted((one, other) => (one.route < other.route ? -1 : 1));
}
