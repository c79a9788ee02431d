import { expect, it } from 'vitest';
import { genreSchema } from '#contract/artist.ts';
import { createNoteCache } from '../note-cache.ts';
import { blockSamples, composePiece, performPiece } from '../piece.ts';
import { createFilter, type Biquad } from './biquad.ts';
import { getBands } from './master.ts';

const duration = 60;

function listen(genre: (typeof genreSchema.options)[number]) {
  const note = createNoteCache();
  const recipe = { trackId: 'trk_album_07', genre, duration };
  const piece = performPiece(composePiece(recipe, note), note);
  const left = new Float32Array(Math.ceil((duration * 48_000) / blockSamples) * blockSamples);
  const right = left.slice();
  for (let at = 0; at < left.length; at += blockSamples) {
    const block = piece.render();
    left.set(block.left, at);
    right.set(block.right, at);
  }
  return { left, right };
}

type Sides = ReturnType<typeof listen>;

const weights: readonly Biquad[] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];

/** Integrated, with both gates. Source: ITU-R BS.1770-5. */
function getIntegratedLoudness({ left, right }: Sides) {
  const step = 4800;
  const powers = new Float64Array(Math.floor(left.length / step));
  for (const side of [left, right]) {
    const weighted = side.slice();
    for (const weight of weights) createFilter(weight)(weighted);
    for (const [index, value] of weighted.entries())
      powers[Math.floor(index / step)] = (powers[Math.floor(index / step)] ?? 0) + value * value;
  }
  const blocks = Array.from({ length: powers.length - 3 }, (_, index) =>
    powers.slice(index, index + 4).reduce((sum, power) => sum + power / step / 4, 0),
  );
  const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
  const getMean = (list: number[]) => list.reduce((sum, power) => sum + power, 0) / list.length;
  const audible = blocks.filter((power) => toLufs(power) > -70);
  const gate = toLufs(getMean(audible)) - 10;
  return toLufs(getMean(audible.filter((power) => toLufs(power) > gate)));
}

/** Four times oversampled by a windowed sinc of 24 samples, in decibels. */
function getTruePeak(samples: Float32Array) {
  const phases = [0.25, 0.5, 0.75].map((phase) =>
    Array.from({ length: 24 }, (_, tap) => {
      const x = Math.PI * (tap - 11 - phase);
      return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / 12.5));
    }),
  );
  let peak = 0;
  for (let at = 12; at < samples.length - 13; at += 1) {
    const alone = Math.abs(samples[at] ?? 0);
    peak = Math.max(peak, alone);
    if (alone < 0.6) continue;
    for (const taps of phases) {
      const value = taps.reduce(
        (sum, tap, index) => sum + tap * (samples[at - 11 + index] ?? 0),
        0,
      );
      peak = Math.max(peak, Math.abs(value));
    }
  }
  return 20 * Math.log10(peak);
}

// Proves demo-music: Loudness, peaks, air
it.each(genreSchema.options)('is as loud as others, has air and leaves headroom: %s', (genre) => {
  const sides = listen(genre);
  expect(Math.abs(getIntegratedLoudness(sides) + 14)).toBeLessThan(1);
  const { air, whole } = getBands([sides.left, sides.right]);
  expect(10 * Math.log10(air / whole)).toBeGreaterThan(-16);
  expect(Math.max(getTruePeak(sides.left), getTruePeak(sides.right))).toBeLessThan(-1);
});
