import { toWav } from './to-wav.ts';

const rate = 22_050;

/** Semitones that sound well together in any order. */
const scale = [0, 3, 5, 7, 10, 12, 15, 17] as const;

/** Returns a WAV file; `next` gives numbers from 0 to 1. */
export function chime(seconds: number, next: () => number): Buffer {
  const samples = new Float32Array(seconds * rate);
  const apart = Math.round(rate / 3);
  for (let start = 0; start < samples.length - apart; start += apart) {
    const step = scale[Math.floor(next() * scale.length)] ?? 0;
    const pitch = 220 * 2 ** (step / 12);
    for (let at = start; at < Math.min(samples.length, start + 3 * apart); at += 1) {
      const time = (at - start) / rate;
      const wave =
        Math.sin(2 * Math.PI * pitch * time) + 0.3 * Math.sin(4 * Math.PI * pitch * time);
      samples[at] = (samples[at] ?? 0) + 0.22 * wave * Math.exp(-4 * time);
    }
  }
  return toWav(samples, rate);
}
