/** In hertz. */
export const sampleRate = 48_000;

/** Takes a MIDI note, possibly fractional; 69 is A4, 440 Hz. */
export function getFrequency(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

export function toSamples(seconds: number): number {
  return Math.round(seconds * sampleRate);
}

/** Fades in place, so that a cut does not click. */
export function fadeEnd(samples: Float32Array, seconds: number): Float32Array {
  const length = Math.min(samples.length, toSamples(seconds));
  const start = samples.length - length;
  for (let index = 0; index < length; index += 1) {
    const left = 1 - index / length;
    samples[start + index] = (samples[start + index] ?? 0) * left * left;
  }
  return samples;
}

/** Scales in place. Silence stays silence. */
export function scaleToPeak(samples: Float32Array, peak: number): Float32Array {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  if (loudest === 0) return samples;
  const factor = peak / loudest;
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (samples[index] ?? 0) * factor;
  }
  return samples;
}
