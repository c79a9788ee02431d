import { expect, it } from 'vitest';
import { linePaths } from './line-paths';

it('goes through every point, from the ground upwards', () => {
  expect(linePaths([0, 50, 100, 25], false)).toEqual({
    whole: 'M12.50 100.00L37.50 50.00L62.50 0.00L87.50 75.00',
    unfinished: '',
  });
});

it('leaves a gap where nothing was counted', () => {
  expect(linePaths([10, null, 30, 40], false).whole).toBe('M12.50 90.00M62.50 70.00L87.50 60.00');
});

it('keeps apart the way to a point that is not over', () => {
  expect(linePaths([10, 20], true)).toEqual({
    whole: 'M25.00 90.00',
    unfinished: 'M25.00 90.00L75.00 80.00',
  });
  expect(linePaths([null, 20], true)).toEqual({ whole: '', unfinished: '' });
});
