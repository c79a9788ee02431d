import { describe, expect, it } from 'vitest';
import { makeMelody } from '../../testing/make-melody.ts';
import { compareFingerprints, sameRecordingMost } from './compare-fingerprints.ts';
import { createFingerprintMeter } from './fingerprint-meter.ts';

const rate = 11_025;

function print(sound: Float32Array, hertz = rate) {
  const meter = createFingerprintMeter(hertz);
  meter.add(sound);
  return meter.read();
}

const printOf = (song: number, form: Parameters<typeof makeMelody>[1] = {}) =>
  print(makeMelody(song, { rate, ...form }), form.rate) ?? new Uint32Array();

const song = printOf(1);

// Proves imported-music: Perhaps one recording: by fingerprints
describe('two sounds', () => {
  it.each([
    ['at another rate', { rate: 16_000 }],
    ['softer, with half a second of silence in front', { delay: 0.5, gain: 0.3 }],
    ['between two blocks', { delay: 0.0625 }],
    ['almost two seconds later', { delay: 1.94 }],
  ])('of one recording are the same %s', (_, form) => {
    const other = printOf(1, form);
    expect(compareFingerprints(song, other)).toBeLessThan(sameRecordingMost / 2);
    expect(compareFingerprints(other, song)).toBeLessThan(sameRecordingMost / 2);
  });

  it('are not the same for another song, another tempo, or with nothing in common', () => {
    expect(compareFingerprints(song, printOf(2))).toBeGreaterThan(0.4);
    expect(compareFingerprints(song, printOf(1, { tempo: 114 }))).toBeGreaterThan(0.2);
    expect(compareFingerprints(song, new Uint32Array(song.length))).toBe(1);
    expect(compareFingerprints(song, song.subarray(0, 40))).toBe(1);
  });
});

it('has no fingerprint where it is silent, a tone, noise or short', () => {
  let seed = 3;
  const hiss = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 31 - 1;
  };
  const length = 18 * rate;
  expect(print(new Float32Array(length))).toBeNull();
  expect(print(Float32Array.from({ length }, (_, at) => Math.sin(at / 4) / 2))).toBeNull();
  expect(print(Float32Array.from({ length }, hiss))).toBeNull();
  expect(print(makeMelody(1, { rate, seconds: 14 }))).toBeNull();
});

it('ends after two minutes', () => {
  const meter = createFingerprintMeter(rate);
  const part = makeMelody(1, { rate, seconds: 60 });
  meter.add(part);
  expect(meter.isFull()).toBe(false);
  for (let time = 0; time < 2; time += 1) meter.add(part);
  expect(meter.isFull()).toBe(true);
  expect(meter.read()).toHaveLength(945);
});
