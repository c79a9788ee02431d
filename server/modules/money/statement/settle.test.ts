import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../platform/seeds/random.ts';
import type { EarningParts } from '../../figures/figures/day-figures.ts';
import { difference, type Entry, entryParts } from './entry.ts';
import { settle } from './settle.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const entry = (earned: number, given: Partial<Entry> = {}): Entry => ({
  labelId: 'casa',
  month: '2026-10',
  origin: 'here',
  royaltyRate: 60,
  streams: 1,
  earned,
  tracks: { trk_1: [1, earned] },
  countries: { ES: [1, earned] },
  sources: { playlist: [1, earned] },
  ...given,
});

/** Entries of one artist and label, split at random into parts that add up. */
function drawEntries(seed: string): Entry[] {
  const random = createRandom(seed);
  const draw = (below: number) => Math.floor(random() * below);
  const split = (names: readonly string[], plays: readonly number[]) => {
    const parts: Record<string, [number, number]> = {};
    for (const earned of plays) {
      const part = (parts[names[draw(names.length)] ?? ''] ??= [0, 0]);
      part[0] += 1;
      part[1] += earned;
    }
    return parts;
  };
  return Array.from({ length: 1 + draw(5) }, (): Entry => {
    const plays = Array.from({ length: 1 + draw(40) }, () => draw(2) * draw(9_000_000));
    return entry(sum(plays), {
      month: `2026-0${1 + draw(3)}`,
      origin: draw(2) ? 'here' : 'elsewhere',
      royaltyRate: draw(10_001) / 100,
      streams: plays.length,
      tracks: split(['a', 'b', 'unknown'], plays),
      countries: split(['ES', 'MX', 'unknown'], plays),
      sources: split(['playlist', 'liked', 'search', 'unknown'], plays),
    });
  });
}

const partSums = (parts: EarningParts) => [
  sum(Object.values(parts).map(([streams]) => streams)),
  sum(Object.values(parts).map(([, earned]) => earned)),
];

describe('a statement', () => {
  // Proves payments: Each part adds up
  it('adds up to the last unit over thousands of random months, in every breakdown', () => {
    for (let index = 0; index < 3_000; index += 1) {
      const entries = difference(drawEntries(`now ${index}`), drawEntries(`stated ${index}`));
      const carried = index % 3 === 0 ? -(index % 700) : 0;
      const { streams, earned, payable, lines, payout } = settle(entries, carried);
      expect(sum(lines.map((line) => line.streams))).toBe(streams);
      expect(sum(lines.map((line) => line.earned))).toBe(earned);
      expect(sum(lines.map(({ amount }) => amount))).toBe(payable);
      for (const line of lines) {
        for (const way of entryParts) {
          expect(partSums(line[way])).toEqual([line.streams, line.earned]);
        }
      }
      const { amount, ...parts } = payout ?? { amount: 0 };
      expect(amount).toBe(Math.max(0, payable + carried));
      expect(sum(Object.values(parts))).toBe(amount);
    }
  });

  // Proves payments: Statements plus corrections are the true sum
  it('equals the earnings together with earlier ones, to the millionth', () => {
    for (let index = 0; index < 1_000; index += 1) {
      const [now, stated] = [drawEntries(`now ${index}`), drawEntries(`stated ${index}`)];
      expect(difference(now, [...stated, ...difference(now, stated)])).toEqual([]);
    }
  });

  // Proves payments: Rounded once
  it('is rounded once: three thirds of a cent are a cent', () => {
    const third = entry(5_556, { sources: { playlist: [1, 2_778], liked: [1, 2_778] } });
    const months = ['2026-10', '2026-09', '2026-08'].map((month) => ({ ...third, month }));
    const { payable, lines, payout } = settle(months, 0);
    expect([payable, lines.map(({ amount }) => amount)]).toEqual([1, [1, 0, 0]]);
    expect(payout).toEqual({ amount: 1, streaming: 1, playlists: 0, radio: 0 });
  });

  it('pays the artist their part, by the rate of each line', () => {
    const { earned, lines, payout } = settle(
      [
        entry(100_000_000),
        entry(10_000_000, { royaltyRate: 65.55, sources: { liked: [1, 10_000_000] } }),
      ],
      0,
    );
    expect(earned).toBe(110_000_000);
    expect(lines.map(({ amount }) => amount)).toEqual([6_000, 656]);
    expect(payout).toEqual({ amount: 6_656, streaming: 656, playlists: 6_000, radio: 0 });
  });

  // Proves player: Its part of a statement
  it('shows what the radio earned', () => {
    const sources: EarningParts = {
      radio: [1, 3_000_000],
      playlist: [1, 6_000_000],
      search: [1, 1_000_000],
    };
    const { payout } = settle([entry(10_000_000, { sources })], 0);
    expect(payout).toEqual({ amount: 600, streaming: 60, playlists: 360, radio: 180 });
  });

  // Proves payments: The example
  it('matches the example of the rules', () => {
    const here = entry(1_234_567, {
      royaltyRate: 62.5,
      sources: { playlist: [1, 800_000], search: [1, 434_567] },
    });
    const elsewhere = { origin: 'elsewhere' as const, royaltyRate: 62.5 };
    const { payable, lines, payout } = settle([here, entry(10_000_005, elsewhere)], 0);
    expect([payable, lines.map(({ amount }) => amount)]).toEqual([702, [77, 625]]);
    expect(payout).toEqual({ amount: 702, streaming: 27, playlists: 675, radio: 0 });
  });

  it('deducts earlier debts, and never pays below zero', () => {
    expect(settle([entry(-1_000_000)], 0)).toMatchObject({ payable: -60, payout: null });
    expect(settle([entry(500_000)], -60)).toMatchObject({ payable: 30, payout: null });
    expect(settle([entry(1_000_000)], -60)).toMatchObject({ payable: 60, payout: null });
    expect(settle([entry(2_000_000)], -60).payout).toEqual({
      amount: 60,
      streaming: -60,
      playlists: 120,
      radio: 0,
    });
  });

  it('holds billions to the cent', () => {
    const { payout } = settle([entry(4_999_999_999_999_999, { royaltyRate: 33.33 })], 0);
    expect(payout?.amount).toBe(166_650_000_000);
  });
});
