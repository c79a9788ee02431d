import { expect, it } from 'vitest';
import { roundShares } from './round-shares';

// Proves figures: Precision of a list
it.each<[number[], number | undefined, number[], 0 | 1]>([
  [[1, 1, 1], undefined, [0.34, 0.33, 0.33], 0],
  [[62, 21, 10.4, 4.8, 1.8], undefined, [0.62, 0.21, 0.1, 0.05, 0.02], 0],
  [[999, 1], undefined, [0.999, 0.001], 1],
  [[30, 30], 90, [0.34, 0.33], 0],
  [[0, 0], undefined, [0, 0], 0],
  [[], 10, [], 0],
  [[5, 0], undefined, [1, 0], 0],
])('of %j of %s they are %j', (parts, total, shares, decimals) => {
  expect(roundShares(parts, { total })).toEqual({ shares, decimals });
});

// Proves figures: Shares add up
it('adds up to the whole for random parts, none more than a unit from the exact share', () => {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 2_000; round += 1) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
      Math.floor(random() ** 4 * 100_000),
    );
    const all = parts.reduce((sum, part) => sum + part, 0);
    if (all === 0) continue;
    const { shares, decimals } = roundShares(parts);
    const unit = decimals === 0 ? 100 : 1000;
    expect(shares.reduce((sum, share) => sum + Math.round(share * unit), 0)).toBe(unit);
    for (const [index, share] of shares.entries()) {
      expect(Math.abs(share - (parts[index] ?? 0) / all)).toBeLessThan(1 / unit);
    }
  }
});
