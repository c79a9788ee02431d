import { sampleRate } from '../sound.ts';

/** Coefficients at 48 kHz: feed-forward b0 b1 b2, feedback a1 a2. */
export type Biquad = readonly [number, number, number, number, number];

/** Filters in place; successive calls continue one signal. */
export function createFilter([b0, b1, b2, a1, a2]: Biquad) {
  let [s1, s2] = [0, 0];
  return function filter(samples: Float32Array): Float32Array {
    for (let index = 0; index < samples.length; index += 1) {
      const x = samples[index] ?? 0;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      samples[index] = y;
    }
    return samples;
  };
}

const scaled = (
  b: readonly [number, number, number],
  a: readonly [number, number, number],
): Biquad => [b[0] / a[0], b[1] / a[0], b[2] / a[0], a[1] / a[0], a[2] / a[0]];

function getAngle(hertz: number) {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) * Math.SQRT1_2 };
}

/** Source of all three: R. Bristow-Johnson, Audio EQ Cookbook. */
export function lowPass(hertz: number): Biquad {
  const { cos, alpha } = getAngle(hertz);
  return scaled([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function highPass(hertz: number): Biquad {
  const { cos, alpha } = getAngle(hertz);
  return scaled([(1 + cos) / 2, -1 - cos, (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Changes what lies below (`side` −1) or above (1) a frequency by some decibels. */
export function shelf(side: -1 | 1, hertz: number, decibels: number): Biquad {
  const { cos, alpha } = getAngle(hertz);
  const a = 10 ** (decibels / 40);
  const bend = side * (a - 1) * cos;
  const root = 2 * Math.sqrt(a) * alpha;
  return scaled(
    [
      a * (a + 1 + bend + root),
      -2 * side * a * (a - 1 + side * (a + 1) * cos),
      a * (a + 1 + bend - root),
    ],
    [a + 1 - bend + root, 2 * side * (a - 1 - side * (a + 1) * cos), a + 1 - bend - root],
  );
}
