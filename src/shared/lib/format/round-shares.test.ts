import { expect, it } from 'vitest';
import { roundShares, roundAmounts } from './round-shares';

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

it.each<[number[], number[]]>([
  [
    [0.004, 0.004, 0.004],
    [0.01, 0, 0],
  ],
  [[1.005], [1.01]],
  [
    [10.126, 20.127, 30.127],
    [10.12, 20.13, 30.13],
  ],
  [
    [-1.234, 2],
    [-1.23, 2],
  ],
  [[], []],
])('of %j they are %j', (parts, amounts) => {
  expect(roundAmounts(parts)).toEqual(amounts);
});

// Proves payments: Rounded amounts add up to their sum
it('adds up to the rounded sum for random parts, none more than a cent off', () => {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 2_000; round += 1) {
    const millionths = Array.from({ length: 1 + Math.floor(random() * 40) }, () =>
      Math.floor((random() - 0.1) * 900_000_000),
    );
    const amounts = roundAmounts(millionths.map((part) => part / 1_000_000));
    const cents = amounts.map((amount) => Math.round(amount * 100));
    const sum = millionths.reduce((all, part) => all + part, 0);
    expect(cents.reduce((all, part) => all + part, 0)).toBe(Math.floor(sum / 10_000 + 0.5));
    for (const [index, part] of millionths.entries())
      expect(Math.abs((cents[index] ?? 0) * 10_000 - part)).toBeLessThan(10_000);
  }
});
