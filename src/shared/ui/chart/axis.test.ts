import { describe, expect, it } from 'vitest';
import { axisFor, axisUpTo } from './axis';

describe('an axis', () => {
  it.each([
    [
      [7, 3],
      [0, 2, 4, 6, 8],
    ],
    [[900_000], [0, 250_000, 500_000, 750_000, 1_000_000]],
    [[1], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [[9], [0, 5, 10]],
    [
      [0.41, 0.2],
      [0, 0.2, 0.4, 0.6],
    ],
    [[2_147_483_647], [0, 1_000_000_000, 2_000_000_000, 3_000_000_000]],
  ])('of %j has the steps %j', (values, ticks) => {
    expect(axisFor(values).ticks).toEqual(ticks);
  });

  it('ends at or above every value', () => {
    for (let value = 1; value < 5_000; value += 7) {
      const { top, ticks } = axisFor([value]);
      expect(top).toBeGreaterThanOrEqual(value);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });

  it.each([[[0, 0]], [[null]], [[]]])('of %j stands, without a scale', (values) => {
    expect(axisFor(values)).toEqual({ top: 1, ticks: [0] });
  });
});

describe('an axis with a fixed end', () => {
  // Proves label-dashboard: An agreed scale
  it.each([
    [900_000, [0, 300_000, 600_000, 900_000]],
    [100, [0, 25, 50, 75, 100]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
  ])('ends at %d, in steps that read round', (top, ticks) => {
    expect(axisUpTo(top, [top * 0.9, null])).toEqual({ top, ticks });
  });

  it('ends at a round value if one is above it', () => {
    expect(axisUpTo(900_000, [900_001])).toEqual(axisFor([900_001]));
  });
});
