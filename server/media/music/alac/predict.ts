/** Weights of the samples before, the nearest first; they are adapted in place. */
export type Predictor = { isTwice: boolean; shift: number; weights: Int16Array };

/** @returns the sample before plus the difference, for each. */
function addUp(sound: Int32Array, frames: number, spare: number) {
  let before = sound[0] ?? 0;
  for (let at = 1; at < frames; at += 1) {
    before = ((before + (sound[at] ?? 0)) << spare) >> spare;
    sound[at] = before;
  }
}

/**
 * Turns what a prediction missed into samples, in place. After each sample the weights move by one,
 * towards what would have missed less. Source: Apple Lossless Audio Codec, dynamic predictor.
 *
 * @param width bits of a sample.
 */
export function predict(
  sound: Int32Array,
  frames: number,
  { isTwice, shift, weights }: Predictor,
  width: number,
) {
  const spare = 32 - width;
  const count = weights.length;
  if (isTwice) addUp(sound, frames, spare);
  if (count === 0) return;
  if (count === 31) {
    addUp(sound, frames, spare);
    return;
  }
  addUp(sound, Math.min(frames, count + 1), spare);
  const half = shift === 0 ? 0 : 1 << (shift - 1);
  for (let at = count + 1; at < frames; at += 1) {
    const base = sound[at - count - 1] ?? 0;
    const missed = sound[at] ?? 0;
    let sum = half;
    for (let back = 0; back < count; back += 1) {
      sum += Math.imul(weights[back] ?? 0, (sound[at - 1 - back] ?? 0) - base);
    }
    sound[at] = ((missed + base + ((sum | 0) >> shift)) << spare) >> spare;
    if (missed !== 0) adapt(sound, at, { base, missed, shift, weights });
  }
}

type Miss = { base: number; missed: number; shift: number; weights: Int16Array };

/** From the farthest sample on, until what was missed is made up for. */
function adapt(sound: Int32Array, at: number, { base, missed, shift, weights }: Miss) {
  const count = weights.length;
  const side = missed > 0 ? 1 : -1;
  let left = missed;
  for (let back = count - 1; back >= 0 && left * side > 0; back -= 1) {
    const distance = (base - (sound[at - 1 - back] ?? 0)) | 0;
    weights[back] = (weights[back] ?? 0) - side * Math.sign(distance);
    left -= (count - back) * ((side * Math.abs(distance)) >> shift);
  }
}
