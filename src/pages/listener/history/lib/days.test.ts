import { expect, it } from 'vitest';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';
import { groupByDay, isDay, listLastDays, toDay, toSpan } from './days';

const at = (...[year, month, ...rest]: [number, number, number, number, number]) =>
  new Date(year, month - 1, ...rest);

// Proves history: Local days
it('a day goes from local midnight to the next', () => {
  const { from, to } = toSpan('2026-12-31');
  expect(new Date(from)).toEqual(at(2026, 12, 31, 0, 0));
  expect(new Date(to)).toEqual(at(2027, 1, 1, 0, 0));
});

it.each(['2026-02-30', '2026-13-01', '0000-01-01', 'martes', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

it('lists the last days, the latest first', () => {
  const days = listLastDays(3, at(2026, 3, 1, 0, 5));
  expect(days).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
});

it('groups plays by local day, in their order', () => {
  const [track] = sampleRecentTracks();
  if (!track) throw new Error('There is no sample track.');
  const moments = [at(2026, 11, 24, 0, 10), at(2026, 11, 23, 23, 50), at(2026, 11, 23, 1, 0)];
  const plays = moments.map((moment) => ({ ...track, addedAt: moment.toISOString() }));
  expect(groupByDay(plays).map(({ day, tracks }) => [day, tracks.length])).toEqual([
    [toDay(at(2026, 11, 24, 12, 0)), 1],
    ['2026-11-23', 2],
  ]);
});
