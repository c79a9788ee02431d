import { createFourier } from './fourier.ts';

/** Rises with each change of what a fingerprint is made of: older ones are computed anew. */
export const fingerprintVersion = 1;

export const wordsPerSecond = 8;

/** Seconds from the beginning that are listened to, and of which there has to be music. */
const longest = 120;
export const shortest = 15;

/** Samples a second that remain, as notes up to 1 kHz need. */
const keptRate = 5_500;

/** Samples of a block, a good third of a second, which tells the lowest note from its neighbours. */
const size = 2_048;

/** From C3 to B5, as numbers of MIDI. */
const lowest = 48;
const highest = 83;

/** Blocks on each side of the moment that a word describes: a second, so that a shift of half a block changes few bits. */
const side = wordsPerSecond;

/** Amplitude below which a note is silence. */
const quietest = 1e-4;

/** Change from one second to the next, as a share of all sound, below which a sound is monotone. */
const leastChange = 0.02;

/**
 * Makes a fingerprint of the first two minutes while a sound is decoded: 8 words of 32 bits a
 * second, which say how each of the twelve notes became louder or softer. Encoding, loudness and
 * sample rate change few of them. See docs/decisions/media.md.
 *
 * @param sampleRate hertz
 */
export function createFingerprintMeter(sampleRate: number) {
  const every = Math.max(1, Math.round(sampleRate / keptRate));
  const rate = sampleRate / every;
  const transform = createFourier(size);
  const fade = Float64Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  );
  /** Of each frequency; outside the range, no note. */
  const notes = Array.from({ length: size / 2 }, (_, bin) =>
    Math.round(69 + 12 * Math.log2((bin * rate) / size / 440)),
  ).flatMap((note, bin) => (note >= lowest && note <= highest ? [{ note, bin }] : []));
  const floor = ((quietest * size) / 4) ** 2;
  const recent = new Float64Array(size);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const powers = new Float64Array(highest + 1);
  /** Of each block the sums of the twelve notes so far, so that means over seconds are cheap. */
  const sums: Float64Array[] = [new Float64Array(12)];
  let [heard, sum, summed] = [0, 0, 0];
  let due = size;

  const endBlock = () => {
    const from = heard % size;
    for (let index = 0; index < size; index += 1) {
      real[index] = (recent[(from + index) % size] ?? 0) * (fade[index] ?? 0);
    }
    imaginary.fill(0);
    transform(real, imaginary);
    powers.fill(0);
    for (const { note, bin } of notes) {
      powers[note] = (powers[note] ?? 0) + (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    }
    const total = Float64Array.from(sums.at(-1) ?? []);
    for (let note = lowest; note <= highest; note += 1) {
      const power = powers[note] ?? 0;
      if (power > floor) total[note % 12] = (total[note % 12] ?? 0) + Math.sqrt(Math.sqrt(power));
    }
    sums.push(total);
    due = size + Math.round(((sums.length - 1) * rate) / wordsPerSecond);
  };

  const isFull = () => sums.length > longest * wordsPerSecond;

  return {
    isFull,
    /** Samples from −1 to 1 of one channel, or the mean of several. */
    add(samples: Float32Array): void {
      if (isFull()) return;
      // Local ones are twice as fast.
      let [all, count] = [sum, summed];
      for (let at = 0; at < samples.length; at += 1) {
        all += samples[at] ?? 0;
        count += 1;
        if (count < every) continue;
        recent[heard % size] = all / every;
        heard += 1;
        all = 0;
        count = 0;
        if (heard < due) continue;
        endBlock();
        if (isFull()) return;
      }
      sum = all;
      summed = count;
    },
    /** Null for what is too short, silent or the same all the time. */
    read: (): Uint32Array | null => toWords(sums),
  };
}

function toWords(sums: readonly Float64Array[]): Uint32Array | null {
  const words = new Uint32Array(Math.max(0, sums.length - 2 * side));
  let [moved, sounded, voiced] = [0, 0, 0];
  words.forEach((_, index) => {
    const at = index + side;
    /** How loud each note is between two blocks, seen from the moment. */
    const loudness = (from: number, to: number) =>
      Array.from(
        { length: 12 },
        (_note, note) => (sums[at + to]?.[note] ?? 0) - (sums[at + from]?.[note] ?? 0),
      );
    const before = loudness(-side, 0);
    const after = loudness(0, side);
    const middle = loudness(-side / 2, side / 2);
    const rise = after.map((level, note) => level - (before[note] ?? 0));
    const both = after.map((level, note) => level + (before[note] ?? 0));
    const total = both.reduce((all, level) => all + level, 0);
    if (total === 0) return;
    moved += rise.reduce((all, level) => all + Math.abs(level), 0);
    sounded += total;
    voiced += 1;
    const bits = [
      ...rise.map((level) => level > 0),
      // Louder at the moment than around it.
      ...middle.map((level, note) => 2 * level > (both[note] ?? 0)),
      ...rise.slice(0, 8).map((level, note) => level > (rise[note + 4] ?? 0)),
    ];
    words[index] = bits.reduce((word, bit, place) => (bit ? word | (1 << place) : word), 0) >>> 0;
  });
  const isEnough = voiced >= (shortest - 2) * wordsPerSecond && moved > leastChange * sounded;
  return isEnough ? words : null;
}
