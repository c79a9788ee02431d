import { shortest, wordsPerSecond } from './fingerprint-meter.ts';

/** Words by which one of two encodings may begin later: two seconds. */
const shiftMost = 2 * wordsPerSecond;

/** Words that have to be compared, half of the shortest fingerprint. */
const leastCompared = (shortest * wordsPerSecond) / 2;

/**
 * Share of bits that may differ between two files of one recording. Measured with the demo's songs;
 * see docs/decisions/media.md.
 */
export const sameRecordingMost = 0.18;

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Lays two fingerprints over each other where they fit best, up to two seconds apart.
 *
 * @returns the share of bits that differ: about a half for two songs; 1 where too little can be
 *   compared. Silence, which is a word of zeros, is left out.
 */
export function compareFingerprints(one: Uint32Array, other: Uint32Array): number {
  let best = 1;
  for (let shift = -shiftMost; shift <= shiftMost; shift += 1) {
    const end = Math.min(one.length, other.length - shift);
    let [wrong, compared] = [0, 0];
    for (let at = Math.max(0, -shift); at < end; at += 1) {
      const [mine, theirs] = [one[at] ?? 0, other[at + shift] ?? 0];
      if (mine === 0 || theirs === 0) continue;
      wrong += countBits(mine ^ theirs);
      compared += 1;
    }
    if (compared >= leastCompared) best = Math.min(best, wrong / (compared * 32));
  }
  return best;
}
