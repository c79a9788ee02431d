import { sampleRate, toSamples } from '../sound.ts';
import type { Buses } from '../mixer.ts';

type Line = { buffer: Float32Array; at: number; damped: number; feedback: number };

/** Delays in seconds per side, mutually prime in samples. Source: Freeverb, reduced to four. */
const combs = [
  [0.0297, 0.0371, 0.0411, 0.0437],
  [0.0302, 0.0377, 0.0419, 0.0443],
] as const;
const diffusers = [
  [0.0126, 0.0051],
  [0.0131, 0.0056],
] as const;

function line(seconds: number, feedback: number): Line {
  return { buffer: new Float32Array(toSamples(seconds)), at: 0, damped: 0, feedback };
}

function comb(one: Line, input: number): number {
  const out = one.buffer[one.at] ?? 0;
  one.damped += 0.55 * (out - one.damped);
  one.buffer[one.at] = input + one.damped * one.feedback;
  one.at = one.at + 1 === one.buffer.length ? 0 : one.at + 1;
  return out;
}

function diffuse(one: Line, input: number): number {
  const stored = one.buffer[one.at] ?? 0;
  const out = stored - input * 0.5;
  one.buffer[one.at] = input + stored * 0.5;
  one.at = one.at + 1 === one.buffer.length ? 0 : one.at + 1;
  return out;
}

/** The input falls by 60 dB in `seconds`. Adds to left and right. */
export function createReverb(seconds: number) {
  const feedback = (delay: number) => 0.001 ** (delay / seconds);
  const sides = [0, 1].map((side) => ({
    combs: (combs[side] ?? combs[0]).map((delay) => line(delay, feedback(delay))),
    diffusers: (diffusers[side] ?? diffusers[0]).map((delay) => line(delay, 0)),
  }));
  const before = new Float32Array(Math.round(0.018 * sampleRate));
  let at = 0;
  return function reverberate({ left, right, send }: Buses): void {
    const [a, b] = sides;
    if (!a || !b) return;
    for (let index = 0; index < send.length; index += 1) {
      const input = (before[at] ?? 0) * 0.32;
      before[at] = send[index] ?? 0;
      at = at + 1 === before.length ? 0 : at + 1;
      let wetLeft = 0;
      let wetRight = 0;
      for (const one of a.combs) wetLeft += comb(one, input);
      for (const one of b.combs) wetRight += comb(one, input);
      for (const one of a.diffusers) wetLeft = diffuse(one, wetLeft);
      for (const one of b.diffusers) wetRight = diffuse(one, wetRight);
      left[index] = (left[index] ?? 0) + wetLeft;
      right[index] = (right[index] ?? 0) + wetRight;
    }
  };
}
