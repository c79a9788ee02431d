import { type Bits, DamagedPacket, peek, take } from './bits.ts';

/** `width` is in bits, of a sample. */
export type RiceCode = { start: number; weight: number; mostBits: number; width: number };

/** Ones before a number that is written as it is. */
const prefixMost = 9;

/** Of a run of zeros. */
const runWidth = 16;
const runMost = 0xffff;

/** Below this average, the number of zeros that follow is written. */
const quiet = 128;

/** A quotient in ones, and a rest of `size` bits, of which small ones lack the last. */
function takeRice(bits: Bits, size: number, mask: number, width: number): number {
  const next = peek(bits);
  const ones = Math.clz32(~next);
  if (ones >= prefixMost) {
    bits.at += prefixMost;
    return take(bits, width);
  }
  bits.at += ones + 1;
  const quotient = ones * (((1 << size) - 1) & mask);
  const rest = peek(bits) >>> (32 - size);
  if (rest < 2) {
    bits.at += size - 1;
    return quotient;
  }
  bits.at += size;
  return quotient + rest - 1;
}

/**
 * Reads what the prediction missed: Golomb-Rice codes whose parameter follows a moving average.
 * Source: Apple Lossless Audio Codec, adaptive Golomb.
 *
 * @throws {DamagedPacket | RangeError} for runs beyond the end.
 */
export function readResiduals(bits: Bits, into: Int32Array, frames: number, code: RiceCode) {
  const { weight, mostBits, width } = code;
  const mask = (1 << mostBits) - 1;
  let average = code.start;
  let afterRun = 0;
  for (let at = 0; at < frames;) {
    const size = Math.min(31 - Math.clz32((average >>> 9) + 3), mostBits);
    const coded = takeRice(bits, size, mask, width);
    const folded = (coded + afterRun) >>> 0;
    into[at] = (folded >>> 1) ^ -(folded & 1);
    at += 1;
    const aged = average - (Math.imul(weight, average) >>> 9);
    average = coded > runMost ? runMost : (Math.imul(weight, folded) + aged) >>> 0;
    afterRun = 0;
    if (average >= quiet || at >= frames) continue;
    const runSize = Math.clz32(average) - 24 + ((average + 16) >> 6);
    const zeros = takeRice(bits, runSize, mask, runWidth);
    if (at + zeros > frames) throw new DamagedPacket();
    into.fill(0, at, at + zeros);
    at += zeros;
    // The value after a run is no zero, unless the run was too long to be written.
    afterRun = zeros < runMost ? 1 : 0;
    average = 0;
  }
}
