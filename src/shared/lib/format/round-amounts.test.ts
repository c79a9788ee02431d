import { expect, it } from 'vitest';
import { roundAmounts } from './round-amounts';

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
