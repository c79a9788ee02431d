import { createLimiter, limiterWindow } from '../effects/limiter.ts';
import { getLoudness } from '../effects/loudness.ts';
import type { Section } from '../form.ts';
import type { Score } from '../score.ts';
import { type Biquad, createFilter, highPass, lowPass, shelf } from './biquad.ts';
import { masteredLoudness } from './mastered-loudness.ts';

/** A gain at which nothing is limited. */
const quiet = 0.1;

/** Decibels relative to the whole: most below 120 Hz, least from 2 to 6 kHz. */
const mostBass = -3.5;
const leastAir = -12.5;
const strongest = { bass: 6, air: 18 };

type Sides = { left: Float32Array; right: Float32Array };

/** `bass` and `air` are decibels of two shelves. */
export type Master = { bass: number; air: number; gain: number };

export function createTone({ bass, air }: Pick<Master, 'bass' | 'air'>) {
  const filters = [
    ...(bass > 0 ? [shelf(-1, 130, -bass)] : []),
    ...(air > 0 ? [shelf(1, 1500, air)] : []),
  ];
  const sides = [0, 1].map(() => filters.map(createFilter));
  return ({ left, right }: Sides): void => {
    for (const filter of sides[0] ?? []) filter(left);
    for (const filter of sides[1] ?? []) filter(right);
  };
}

const getPower = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0);
const toDecibels = (power: number) => 10 * Math.log10(power);

/** Returns the powers of all signals together: of the whole, of its bass and of its air. */
export function getBands(signals: readonly Float32Array[]) {
  const powerAfter = (...bands: readonly Biquad[]) =>
    signals.reduce((sum, signal) => {
      const copy = signal.slice();
      for (const band of bands) createFilter(band)(copy);
      return sum + getPower(copy);
    }, 0);
  const [from, to] = [highPass(2000), lowPass(6000)];
  return {
    whole: powerAfter(),
    bass: powerAfter(lowPass(120), lowPass(120)),
    air: powerAfter(from, from, to, to),
  };
}

function planTone(heard: readonly Heard[]): Pick<Master, 'bass' | 'air'> {
  const centres = heard.map(({ sides: { left, right } }) =>
    left.map((value, index) => value + (right[index] ?? 0)),
  );
  const { whole, bass, air } = getBands(centres);
  if (whole === 0) return { bass: 0, air: 0 };
  const excess = toDecibels(bass / whole) - mostBass;
  const cut = Math.min(strongest.bass, Math.max(0, excess * 1.5));
  const left = whole - bass + bass * 10 ** (-cut / 10);
  const lack = leastAir - toDecibels(air / left);
  return { bass: cut, air: Math.min(strongest.air, Math.max(0, lack)) };
}

type Heard = { section: Section; sides: Sides };

/** Returns LUFS after gain and limiter. */
function estimateLoudness(sections: readonly Section[], heard: readonly Heard[], gain: number) {
  const powers = heard.map(({ section, sides }) => {
    const samples = Math.ceil(sides.left.length / limiterWindow) * limiterWindow;
    const left = new Float32Array(samples);
    const right = new Float32Array(samples);
    left.set(sides.left.map((value) => value * gain));
    right.set(sides.right.map((value) => value * gain));
    createLimiter()(left, right);
    const power = 10 ** (getLoudness(left, right) / 10);
    return { name: section.name, power: power / section.strength ** 2 };
  });
  let [sum, bars] = [0, 0];
  for (const { name, strength, bars: count } of sections) {
    if (name === 'outro') continue;
    const like = powers.find((one) => one.name === name) ?? powers.at(-1);
    sum += (like?.power ?? 0) * strength ** 2 * count;
    bars += count;
  }
  return toDecibels(sum / bars);
}

/**
 * Measures one bar of a chorus and one of a verse, and estimates the other sections from them.
 *
 * @param listen returns the mix of so many samples.
 */
export function planMaster(score: Score, listen: (from: number, samples: number) => Sides): Master {
  const find = (name: Section['name']) => score.sections.find((one) => one.name === name);
  const chorus = find('chorus');
  const heard = [chorus, find('verse')].flatMap((section) => {
    if (!section) return [];
    // The first bar has a crash that the others lack.
    const from = (section.start + Math.min(1, section.bars - 1)) * score.barSamples;
    return [{ section, sides: listen(from, Math.min(score.barSamples, score.samples - from)) }];
  });
  const tone = planTone(heard);
  for (const { sides } of heard) createTone(tone)(sides);
  let gain = quiet;
  for (let round = 0; round < 2; round += 1) {
    const loudness = estimateLoudness(score.sections, heard, gain);
    if (Number.isFinite(loudness)) gain *= 10 ** ((masteredLoudness - loudness) / 20);
  }
  return { ...tone, gain };
}
