import { meanOf } from './mean-of.ts';

/** Frames a second in which onsets are looked for. */
const frameRate = 100;

/** Beats a minute between which a tempo is looked for, and where most music is. */
const slowest = 50;
const fastest = 200;
const usual = 110;

/** Octaves around the usual tempo. */
const spread = 0.9;

/** Seconds over which loudness is compared with its surroundings. */
const around = 0.5;

/** Seconds; a shorter sound has no tempo that could be trusted. */
const least = 8;

/** How much more than chance the onsets repeat, where there is a beat at all. */
const leastPulse = 0.08;

/** Hertz at which bands part: bass drum, everything else, cymbals. */
const edges = { low: 180, high: 3_000 };

const lagOf = (tempo: number) => (frameRate * 60) / tempo;

/** One pole, which is enough to tell drums from cymbals. */
function createLowPass(frequency: number, sampleRate: number) {
  const share = 1 - Math.exp((-2 * Math.PI * frequency) / sampleRate);
  let level = 0;
  return (sample: number): number => {
    level += share * (sample - level);
    return level;
  };
}

/** Onsets above what is usual around them. */
function sharpen(onsets: readonly number[]): Float64Array {
  const half = Math.round(around * frameRate);
  const sums = new Float64Array(onsets.length + 1);
  onsets.forEach((onset, at) => {
    sums[at + 1] = (sums[at] ?? 0) + onset;
  });
  return Float64Array.from(onsets, (onset, at) => {
    const from = Math.max(0, at - half);
    const to = Math.min(onsets.length, at + half);
    return Math.max(0, onset - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from));
  });
}

/** How alike the onsets are to themselves some frames later, from 0 to 1; fractions are between. */
function createLikeness(onsets: Float64Array) {
  const mean = meanOf(onsets);
  const energy = onsets.reduce((sum, onset) => sum + (onset - mean) ** 2, 0) || 1;
  const known = new Map<number, number>();
  const whole = (lag: number): number => {
    const found = known.get(lag);
    if (found !== undefined) return found;
    let sum = 0;
    for (let at = lag; at < onsets.length; at += 1) {
      sum += ((onsets[at] ?? 0) - mean) * ((onsets[at - lag] ?? 0) - mean);
    }
    const likeness = (sum / energy) * (onsets.length / Math.max(1, onsets.length - lag));
    known.set(lag, likeness);
    return likeness;
  };
  return (lag: number): number => {
    const below = Math.floor(lag);
    return whole(below) + (whole(below + 1) - whole(below)) * (lag - below);
  };
}

/** The same beat after one, two and four times of it. */
const repeats = [1, 2, 4] as const;

function findTempo(onsets: readonly number[]): number | null {
  if (onsets.length < least * frameRate) return null;
  const likeness = createLikeness(sharpen(onsets));
  const strength = (tempo: number) =>
    repeats.reduce((sum, times) => sum + likeness(lagOf(tempo) * times), 0) / repeats.length;
  let best = { tempo: 0, score: 0 };
  for (let tempo = slowest; tempo <= fastest; tempo += 0.25) {
    const prior = Math.exp(-0.5 * (Math.log2(tempo / usual) / spread) ** 2);
    const score = strength(tempo) * prior;
    if (score > best.score) best = { tempo, score };
  }
  if (best.score === 0 || strength(best.tempo) < leastPulse) return null;
  // Sixteen beats later a small fault is a large one.
  let exact = { tempo: best.tempo, score: -1 };
  for (let tempo = best.tempo * 0.985; tempo <= best.tempo * 1.015; tempo += 0.05) {
    const score = [4, 8, 16].reduce((sum, times) => sum + likeness(lagOf(tempo) * times), 0);
    if (score > exact.score) exact = { tempo, score };
  }
  return exact.tempo;
}

/**
 * Finds the tempo while a sound is decoded, from the times at which bass, middle or cymbals become
 * louder and how these repeat. A tempo may be found at its half or double.
 *
 * @param sampleRate hertz
 */
export function createTempoMeter(sampleRate: number) {
  const low = createLowPass(edges.low, sampleRate);
  const middle = createLowPass(edges.high, sampleRate);
  const perFrame = Math.round(sampleRate / frameRate);
  const onsets: number[] = [];
  const energies = [0, 0, 0];
  let last: number[] | null = null;
  let filled = 0;

  const endFrame = () => {
    const loudness = energies.map((energy) => Math.log(1e-6 + energy / perFrame));
    if (last) {
      const before = last;
      onsets.push(
        loudness.reduce((sum, now, band) => sum + Math.max(0, now - (before[band] ?? now)), 0),
      );
    }
    last = loudness;
    energies.fill(0);
    filled = 0;
  };

  return {
    /** Samples from −1 to 1 of one channel, or the mean of several. */
    add(samples: Float32Array): void {
      for (const sample of samples) {
        const bass = low(sample);
        const body = middle(sample);
        energies[0] = (energies[0] ?? 0) + bass ** 2;
        energies[1] = (energies[1] ?? 0) + (body - bass) ** 2;
        energies[2] = (energies[2] ?? 0) + (sample - body) ** 2;
        filled += 1;
        if (filled === perFrame) endFrame();
      }
    },
    /** Quarter notes a minute; null where no beat is clear. */
    read: (): number | null => findTempo(onsets),
  };
}
