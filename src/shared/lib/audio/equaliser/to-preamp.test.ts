import { expect, it } from 'vitest';
import { toPreamp } from './to-preamp';

const curve = (...factors: number[]) => Float32Array.from(factors);

it.each([
  ['nothing where nothing is raised', [curve(0.5, 1), curve(1, 0.25)], 1],
  ['what one filter raises', [curve(1, 4), curve(1, 1)], 1 / 4],
  ['what filters side by side raise together', [curve(1, 4, 2), curve(1, 1.5, 2)], 1 / 6],
  ['less where another filter takes it back', [curve(4, 1), curve(0.5, 1)], 1 / 2],
  ['nothing for what the device cannot play', [curve(2, Number.NaN)], 1 / 2],
  ['nothing without filters', [], 1],
])('takes off %s', (_, curves, factor) => {
  expect(toPreamp(curves)).toBeCloseTo(factor, 6);
});
