import { type Biquad, createFilter } from '../master/biquad.ts';

/** K-weighting at 48 kHz. Source: ITU-R BS.1770-5, annex 1. */
const shelf: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const lowCut: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

/** Returns ungated LUFS at 48 kHz; silence is −Infinity. Source: ITU-R BS.1770-5. */
export function getLoudness(left: Float32Array, right: Float32Array): number {
  let energy = 0;
  for (const side of [left, right]) {
    let sum = 0;
    const weighted = createFilter(lowCut)(createFilter(shelf)(side.slice()));
    for (const sample of weighted) sum += sample * sample;
    energy += sum / Math.max(1, side.length);
  }
  return -0.691 + 10 * Math.log10(energy);
}
