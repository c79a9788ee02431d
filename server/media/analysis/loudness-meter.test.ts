import { describe, expect, it } from 'vitest';
import { createLoudnessMeter } from './loudness-meter.ts';

type Part = { seconds: number; decibels: number };

/** A sine of 1 kHz, whose peaks have these levels. Source: EBU Tech 3341, table 1. */
function measure(parts: readonly Part[], { rate = 48_000, channels = 2 } = {}) {
  const meter = createLoudnessMeter(rate);
  for (const { seconds, decibels } of parts) {
    const peak = 10 ** (decibels / 20);
    const wave = Float32Array.from(
      { length: seconds * rate },
      (_, index) => peak * Math.sin((2 * Math.PI * 1_000 * index) / rate),
    );
    meter.add(Array.from({ length: channels }, () => wave));
  }
  return meter.read();
}

describe('integrated loudness', () => {
  it.each([22_050, 44_100, 48_000, 96_000])('of a sine at %i Hz is its level', (rate) => {
    expect(measure([{ seconds: 20, decibels: -23 }], { rate })).toBeCloseTo(-23, 1);
    expect(measure([{ seconds: 20, decibels: -33 }], { rate })).toBeCloseTo(-33, 1);
  });

  it('leaves out what is much quieter than the rest', () => {
    const loud = { seconds: 60, decibels: -23 };
    const quiet = { seconds: 10, decibels: -36 };
    const silent = { seconds: 10, decibels: -72 };
    expect(measure([quiet, loud, quiet])).toBeCloseTo(-23, 1);
    expect(measure([silent, quiet, loud, quiet, silent])).toBeCloseTo(-23, 1);
  });

  it('counts one channel for both sides, where it is heard', () => {
    expect(measure([{ seconds: 5, decibels: -23 }], { channels: 1 })).toBeCloseTo(-23, 1);
  });

  it('does not exist for silence, nor for less than a block', () => {
    expect(measure([{ seconds: 5, decibels: -90 }])).toBeNull();
    expect(measure([{ seconds: 0.3, decibels: -23 }])).toBeNull();
    expect(measure([])).toBeNull();
  });
});
