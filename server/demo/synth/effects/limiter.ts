import { sampleRate } from '../sound.ts';

/** Samples of look-ahead, over which the gain changes. */
export const limiterWindow = 96;
const window = limiterWindow;
const ceiling = 0.72;

/** Halfway between two samples, by distance. Source: Lanczos, four samples on each side. */
const halfway = [0.619, -0.166, 0.06, -0.013] as const;

/** Returns the peak of the wave from this sample to the next. */
function peakAt(samples: Float32Array, index: number): number {
  const at = (near: number) => samples[near] ?? 0;
  const alone = Math.abs(at(index));
  if (alone + Math.abs(at(index + 1)) < ceiling) return alone;
  let between = 0;
  for (let away = 0; away < 4; away += 1)
    between += (halfway[away] ?? 0) * (at(index - away) + at(index + 1 + away));
  return Math.max(alone, Math.abs(between));
}

/**
 * Works in place on blocks of a multiple of 96 samples, and delays them by 96 samples (2 ms). Its
 * ceiling of 0.76 leaves MP3 the headroom it needs.
 */
export function createLimiter() {
  const release = Math.exp(-window / sampleRate / 0.12);
  const held = [new Float32Array(window), new Float32Array(window)] as const;
  let heldPeak = 0;
  let gain = 1;

  function pass(
    samples: Float32Array,
    store: Float32Array,
    start: number,
    from: number,
    to: number,
  ) {
    for (let index = 0; index < window; index += 1) {
      const incoming = samples[start + index] ?? 0;
      const factor = from + ((to - from) * index) / window;
      const value = (store[index] ?? 0) * factor;
      store[index] = incoming;
      const beyond = Math.abs(value) - ceiling;
      samples[start + index] =
        beyond > 0 ? Math.sign(value) * (ceiling + 0.04 * Math.tanh(beyond / 0.04)) : value;
    }
  }

  return function limit(left: Float32Array, right: Float32Array): void {
    for (let start = 0; start < left.length; start += window) {
      let peak = 0;
      for (let index = start; index < start + window; index += 1) {
        peak = Math.max(peak, peakAt(left, index), peakAt(right, index));
      }
      // The gain must suit this window and the next.
      const allowed = ceiling / Math.max(ceiling, peak, heldPeak);
      const to = Math.min(allowed, 1 - (1 - gain) * release);
      pass(left, held[0], start, gain, to);
      pass(right, held[1], start, gain, to);
      gain = to;
      heldPeak = peak;
    }
  };
}
