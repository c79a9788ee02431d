import { expect, it } from 'vitest';
import type { AnalyticsLines } from '@/shared/contract/analytics.ts';
import { lineSeries } from './line-series';

type Line = AnalyticsLines['lines'][number];

const values = (...streams: (number | null)[]) => ({ streams, earnings: null, skips: null });
const line = (now: Line['now'], before: Line['before'] = null): Line => {
  return { id: 'trk_1', name: 'Luna', artistName: 'Uno', now, before };
};
const words = {
  figure: 'streams',
  names: ['Luna', 'Luna'],
  before: (name: string) => `${name}, antes`,
} as const;

// Proves analytics: Namesakes on one chart
it('puts the previous days beside each line, and distinguishes namesakes', () => {
  const lines = [line(values(1, 2), values(3, null)), line(values(4, 5))];
  expect(lineSeries(lines, words)).toEqual([
    { name: 'Luna', values: [1, 2] },
    { name: 'Luna, antes', values: [3, null], isWhole: true },
    { name: 'Luna · Uno', values: [4, 5] },
  ]);
});

it('is empty where nothing was counted', () => {
  expect(lineSeries([line(values(0, null), values(0, 0))], words)).toEqual([]);
});
