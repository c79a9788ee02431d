import { describe, expect, it } from 'vitest';
import { figureRanges } from '#contract/codes.ts';
import {
  countDays,
  countPlainly,
  drawHistories,
  type PlainCount,
} from '../../../testing/random-histories.ts';
import { type RangeFigures, sumUp } from './artist-summary.ts';
import { emptyListeners, ofEachRange } from './empty-summary.ts';
import { emptyParts } from './day-figures.ts';

const today = '2026-11-20';
const known = {
  listeners: ofEachRange(emptyListeners),
  followers: ofEachRange(() => ({ value: 0, before: 0 })),
  imported: [],
  playlists: { editorial: 0, user: 0, addedThisWeek: 0 },
};

const day = (date: string, more = {}) => ({
  day: date,
  streams: 1,
  skips: 0,
  seconds: 180,
  earned: 4100,
  parts: { ...emptyParts(), ...more },
});

const getSums = ({
  streams,
  skips,
  seconds,
  earned,
  ...figures
}: RangeFigures): PlainCount['sums'] => ({
  streams,
  skips,
  seconds,
  earned,
  finishedStreams: figures.finishedStreams,
  finishedStreamsBefore: figures.finishedStreamsBefore,
});

// Proves figures: Sums of every range, late plays
it('agrees with a plain count over thousands of random histories, in every range', () => {
  for (const { artistId, events } of drawHistories(2000, new Date(`${today}T20:00:00Z`))) {
    const { ranges } = sumUp(countDays(events), today, known);
    const plain = countPlainly(events, today);
    const sums = figureRanges.map((range) => [artistId, range, getSums(ranges[range])]);
    expect(sums).toEqual(figureRanges.map((range) => [artistId, range, plain[range].sums]));
  }
});

// Proves figures: Parts add up
it('adds up in every breakdown', () => {
  for (const { events } of drawHistories(300, new Date(`${today}T20:00:00Z`))) {
    const { streams, earned, hours, parts } = sumUp(countDays(events), today, known).ranges[
      '1year'
    ];
    const sum = (numbers: readonly number[]) =>
      numbers.reduce((total, number) => total + number, 0);
    for (const name of ['countries', 'sources', 'plans', 'tracks'] as const) {
      const pairs = Object.values<readonly number[]>(parts[name]);
      expect(sum(pairs.map(([count = 0]) => count))).toBe(streams);
      expect(sum(pairs.map(([, earnings = 0]) => earnings))).toBe(earned);
    }
    expect(sum(Object.values(parts.devices))).toBe(streams);
    expect(sum(hours.flat())).toBe(streams);
  }
});

describe('a range', () => {
  // Proves figures: Where ranges begin
  it.each([
    ['7days', '2026-11-14', '2026-11-13'],
    ['28days', '2026-10-24', '2026-10-23'],
    ['90days', '2026-08-23', '2026-08-22'],
    ['1year', '2025-11-21', '2025-11-20'],
  ] as const)('of %s begins on %s', (range, first, before) => {
    expect(sumUp([day(first)], today, known).ranges[range].streams).toBe(1);
    expect(sumUp([day(before)], today, known).ranges[range].streams).toBe(0);
  });

  // Proves figures: Comparison of finished days
  it('compares its finished days with as many before', () => {
    const days = [
      day(today),
      day('2026-11-19'),
      day('2026-11-13'),
      day('2026-11-12'),
      day('2026-11-07'),
    ];
    expect(sumUp(days, today, known).ranges['7days']).toMatchObject({
      streams: 2,
      finishedStreams: 1,
      finishedStreamsBefore: 2,
    });
  });

  it('returns the hours by weekday, Monday first', () => {
    const days = [
      day('2026-11-16', { hours: { 0: 1, 23: 2 } }),
      day('2026-11-15', { hours: { 5: 3 } }),
    ];
    const { hours } = sumUp(days, today, known).ranges['7days'];
    expect([hours[0]?.[0], hours[0]?.[23], hours[6]?.[5]]).toEqual([1, 2, 3]);
  });
});

// Proves figures: The current month
it('returns the last thirteen whole months and the current one, by UTC days', () => {
  const days = ['2025-09-30', '2025-10-01', '2026-10-01', '2026-10-31', '2026-11-01'];
  const { months, thisMonth } = sumUp(
    days.map((date) => day(date)),
    today,
    known,
  );
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({ month: '2025-10', streams: 1, earned: 4100 });
  expect(months.at(-1)).toEqual({ month: '2026-10', streams: 2, earned: 8200 });
  expect(thisMonth).toEqual({ month: '2026-11', streams: 1, earned: 4100 });
});
