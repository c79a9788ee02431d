import { createRandom } from '../random.ts';
import { fadeEnd, sampleRate, toSamples, scaleToPeak } from '../sound.ts';

/** The tone decays from `from` to `to` hertz. */
function drop(
  seconds: number,
  from: number,
  to: number,
  fall: number,
  decay: number,
): Float32Array {
  let phase = 0;
  return Float32Array.from({ length: toSamples(seconds) }, (_, index) => {
    const time = index / sampleRate;
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-time / fall))) / sampleRate;
    return Math.sin(phase) * Math.exp(-time / decay) * Math.min(1, index / 40);
  });
}

/** The noise decays between two one-pole filters (hertz). */
function hiss(
  name: string,
  seconds: number,
  low: number,
  high: number,
  decay: number,
): Float32Array {
  const random = createRandom(name);
  const lowStep = 1 - Math.exp((-2 * Math.PI * low) / sampleRate);
  const highStep = 1 - Math.exp((-2 * Math.PI * high) / sampleRate);
  let [floor, floor2, ceiling] = [0, 0, 0];
  return Float32Array.from({ length: toSamples(seconds) }, (_, index) => {
    ceiling += highStep * (random.between(-1, 1) - ceiling);
    floor += lowStep * (ceiling - floor);
    const once = ceiling - floor;
    floor2 += lowStep * (once - floor2);
    return (once - floor2) * Math.exp(-index / sampleRate / decay);
  });
}

/** Adds six squares at clashing pitches. */
function metal(seconds: number, decay: number, bright: number): Float32Array {
  const pitches = [205.3, 304.4, 369.6, 522.7, 800, 540].map((pitch) => pitch * bright);
  const raw = Float32Array.from({ length: toSamples(seconds) }, (_, index) =>
    pitches.reduce((sum, pitch) => sum + (((index * pitch) / sampleRate) % 1 < 0.5 ? 1 : -1), 0),
  );
  const step = 1 - Math.exp((-2 * Math.PI * 7000) / sampleRate);
  let [first, second] = [0, 0];
  return raw.map((value, index) => {
    first += step * (value - first);
    const once = value - first;
    second += step * (once - second);
    return (once - second) * Math.exp(-index / sampleRate / decay);
  });
}

function blend(...layers: readonly (readonly [Float32Array, number])[]): Float32Array {
  const samples = new Float32Array(Math.max(...layers.map(([layer]) => layer.length)));
  for (const [layer, level] of layers) {
    layer.forEach((value, index) => {
      samples[index] = (samples[index] ?? 0) + value * level;
    });
  }
  return samples;
}

function clap(): Float32Array {
  const burst = hiss('clap', 0.25, 900, 5000, 0.07);
  return burst.map((value, index) => {
    const time = index / sampleRate;
    return value * (time < 0.03 ? Math.exp(-(time % 0.01) / 0.004) : 0.8);
  });
}

const kit = {
  kick: () =>
    blend([drop(0.35, 160, 50, 0.03, 0.12), 1], [hiss('beater', 0.02, 1500, 6000, 0.004), 0.3]),
  deepKick: () => drop(0.6, 130, 44, 0.05, 0.24),
  clubKick: () =>
    blend([drop(0.4, 240, 48, 0.025, 0.15), 1], [hiss('click', 0.01, 3000, 9000, 0.003), 0.4]),
  snare: () =>
    blend([hiss('snare', 0.3, 900, 9000, 0.09), 1], [drop(0.2, 260, 185, 0.02, 0.06), 0.7]),
  tightSnare: () =>
    blend([hiss('tight', 0.2, 1400, 10_000, 0.05), 1], [drop(0.12, 330, 210, 0.015, 0.04), 0.6]),
  brush: () => hiss('brush', 0.35, 1800, 7000, 0.1),
  rim: () =>
    blend([drop(0.06, 1900, 1650, 0.01, 0.012), 0.6], [drop(0.08, 520, 480, 0.01, 0.02), 0.6]),
  clap,
  hat: () => blend([metal(0.09, 0.022, 1.4), 0.18], [hiss('hat', 0.09, 7000, 15_000, 0.02), 0.7]),
  openHat: () => blend([metal(0.4, 0.12, 1.4), 0.18], [hiss('open', 0.4, 6500, 15_000, 0.12), 0.7]),
  ride: () =>
    blend(
      [metal(0.9, 0.32, 1.9), 0.2],
      [drop(0.5, 3150, 3140, 0.1, 0.1), 0.07],
      [hiss('ride', 0.1, 8000, 15_000, 0.015), 0.8],
    ),
  crash: () => blend([metal(2.2, 0.6, 1.55), 0.2], [hiss('crash', 2.2, 4000, 15_000, 0.55), 0.9]),
  shaker: () =>
    hiss('shaker', 0.1, 5000, 13_000, 0.03).map((value, index) => value * Math.min(1, index / 900)),
  conga: () => drop(0.3, 260, 215, 0.02, 0.09),
  lowConga: () => drop(0.35, 185, 150, 0.025, 0.11),
  tom: () => drop(0.5, 170, 92, 0.06, 0.16),
} as const satisfies Record<string, () => Float32Array>;

export type DrumName = keyof typeof kit;

/** The peak is 1. */
export function playDrum(name: DrumName): Float32Array {
  return fadeEnd(scaleToPeak(kit[name](), 1), 0.01);
}
