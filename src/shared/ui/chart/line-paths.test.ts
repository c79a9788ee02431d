import { expect, it } from 'vitest';
import { linePath } from './line-paths';

it('goes through every point, from the ground upwards', () => {
  expect(linePath([0, 50, 100, 25])).toBe('M12.50 100.00L37.50 50.00L62.50 0.00L87.50 75.00');
});

it('leaves a gap where nothing was counted', () => {
  expect(linePath([10, null, 30, 40])).toBe('M12.50 90.00M62.50 70.00L87.50 60.00');
});
