import { meanOf } from './mean-of.ts';

/** Seconds; a block has four of them, and blocks overlap by three. */
const step = 0.1;
const stepsOfBlock = 4;

/** LUFS below which a block is silence. */
const silence = -70;

/** LU by which a block may be quieter than the others. */
const relativeGate = -10;

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/**
 * The two filters of K-weighting at a sample rate: a shelf for the head, and a low cut. BS.1770-5
 * gives their coefficients at 48 kHz; these are the analogue filters behind them.
 */
function weighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const shelfQ = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const over = 1 + shelf / shelfQ + shelf ** 2;
  const cut = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const cutQ = 0.5003270373238773;
  const under = 1 + cut / cutQ + cut ** 2;
  return [
    [
      (high + (band * shelf) / shelfQ + shelf ** 2) / over,
      (2 * (shelf ** 2 - high)) / over,
      (high - (band * shelf) / shelfQ + shelf ** 2) / over,
      (2 * (shelf ** 2 - 1)) / over,
      (1 - shelf / shelfQ + shelf ** 2) / over,
    ],
    [1, -2, 1, (2 * (cut ** 2 - 1)) / under, (1 - cut / cutQ + cut ** 2) / under],
  ];
}

/** Transposed direct form II; its state goes on with each call. */
function createFilter([b0, b1, b2, a1, a2]: Biquad) {
  let first = 0;
  let second = 0;
  return (sample: number): number => {
    const out = b0 * sample + first;
    first = b1 * sample - a1 * out + second;
    second = b2 * sample - a2 * out;
    return out;
  };
}

const toLoudness = (energy: number) => -0.691 + 10 * Math.log10(energy);
const toEnergy = (loudness: number) => 10 ** ((loudness + 0.691) / 10);

export type LoudnessMeter = {
  /** Samples from −1 to 1, of one or two channels. */
  add: (channels: readonly Float32Array[]) => void;
  /** Integrated LUFS so far; null for silence, and for less than 0.4 seconds. */
  read: () => number | null;
};

/**
 * Measures integrated loudness while a sound is decoded. One channel counts for both sides, where
 * it is heard. Source: ITU-R BS.1770-5, annex 1.
 *
 * @param sampleRate hertz
 */
export function createLoudnessMeter(sampleRate: number): LoudnessMeter {
  const [shelf, lowCut] = weighting(sampleRate);
  const perStep = Math.round(sampleRate * step);
  const filters = [0, 1].map(() => [createFilter(shelf), createFilter(lowCut)] as const);
  /** Energy of each whole step. */
  const steps: number[] = [];
  let energy = 0;
  let filled = 0;

  return {
    add(channels) {
      const [left, right = left] = channels;
      if (!left || !right) return;
      const [one, two] = filters;
      if (!one || !two) return;
      const isMono = left === right;
      for (let index = 0; index < left.length; index += 1) {
        const leftOut = one[1](one[0](left[index] ?? 0));
        const rightOut = isMono ? leftOut : two[1](two[0](right[index] ?? 0));
        energy += leftOut * leftOut + rightOut * rightOut;
        filled += 1;
        if (filled === perStep) {
          steps.push(energy / perStep);
          energy = 0;
          filled = 0;
        }
      }
    },
    read() {
      const blocks: number[] = [];
      for (let end = stepsOfBlock; end <= steps.length; end += 1) {
        const block = meanOf(steps.slice(end - stepsOfBlock, end));
        if (block > toEnergy(silence)) blocks.push(block);
      }
      if (blocks.length === 0) return null;
      const gate = meanOf(blocks) * 10 ** (relativeGate / 10);
      return toLoudness(meanOf(blocks.filter((block) => block > gate)));
    },
  };
}
