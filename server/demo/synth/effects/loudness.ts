/** Coefficients at 48 kHz: feed-forward b0 b1 b2, feedback a1 a2. */
type Biquad = readonly [number, number, number, number, number];

/** K-weighting at 48 kHz. Source: ITU-R BS.1770-5, annex 1. */
const shelf: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const lowCut: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function run(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const filtered = new Float32Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    filtered[index] = y;
  }
  return filtered;
}

/** Returns ungated LUFS at 48 kHz; silence is −Infinity. Source: ITU-R BS.1770-5. */
export function getLoudness(left: Float32Array, right: Float32Array): number {
  let energy = 0;
  for (const side of [left, right]) {
    let sum = 0;
    for (const sample of run(run(side, shelf), lowCut)) sum += sample * sample;
    energy += sum / Math.max(1, side.length);
  }
  return -0.691 + 10 * Math.log10(energy);
}
