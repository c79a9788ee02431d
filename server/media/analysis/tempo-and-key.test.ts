import { describe, expect, it } from 'vitest';
import { createKeyMeter } from './key-meter.ts';
import { createTempoMeter } from './tempo-meter.ts';

const noise = (seed: number) => {
  let random = seed;
  return () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return random / 2 ** 31 - 1;
  };
};

/** A drum with a hiss on each beat, which fade, over a steady tone. */
function drums(tempo: number, { rate, seconds }: { rate: number; seconds: number }) {
  const hiss = noise(1);
  const beat = (60 / tempo) * rate;
  return Float32Array.from({ length: seconds * rate }, (_, index) => {
    const sinceBeat = (index % beat) / rate;
    const drum = Math.sin(2 * Math.PI * 60 * sinceBeat) * Math.exp(-sinceBeat * 20);
    const cymbal = hiss() * Math.exp(-sinceBeat * 60) * 0.2;
    return 0.6 * drum + cymbal + 0.1 * Math.sin((2 * Math.PI * 330 * index) / rate);
  });
}

const tempoOf = (sound: Float32Array, rate: number) => {
  const meter = createTempoMeter(rate);
  meter.add(sound);
  return meter.read();
};

// Proves imported-music: Tempo and key
describe('the tempo of a sound', () => {
  it.each([
    [70, 44_100],
    [92.5, 48_000],
    [128, 44_100],
    [150, 22_050],
  ])('of %d beats a minute at %i Hz is found', (tempo, rate) => {
    expect(tempoOf(drums(tempo, { rate, seconds: 40 }), rate)).toBeCloseTo(tempo, 0);
  });

  it('is unknown without a beat, and in a few seconds', () => {
    const hiss = noise(2);
    const tone = Float32Array.from({ length: 882_000 }, (_, index) => Math.sin(index / 20) * 0.5);
    expect(tempoOf(tone, 44_100)).toBeNull();
    expect(tempoOf(new Float32Array(882_000), 44_100)).toBeNull();
    expect(tempoOf(Float32Array.from({ length: 882_000 }, hiss), 44_100)).toBeNull();
    expect(tempoOf(drums(120, { rate: 44_100, seconds: 5 }), 44_100)).toBeNull();
  });
});

/** Chords of three notes with two overtones each, two seconds long; MIDI numbers. */
function chords(roots: readonly (readonly [number, 'major' | 'minor'])[], rate: number) {
  const length = 2 * rate;
  return Float32Array.from({ length: length * roots.length }, (_, index) => {
    const [root, kind] = roots[Math.floor(index / length)] ?? [60, 'major'];
    const notes = [root, root + (kind === 'major' ? 4 : 3), root + 7];
    return notes.reduce((sum, note) => {
      const turn = (2 * Math.PI * 440 * 2 ** ((note - 69) / 12) * index) / rate;
      return sum + 0.1 * (Math.sin(turn) + 0.5 * Math.sin(2 * turn) + 0.25 * Math.sin(3 * turn));
    }, 0);
  });
}

const tonicOf = (sound: Float32Array, rate: number) => {
  const meter = createKeyMeter(rate);
  meter.add(sound);
  return meter.read();
};

// Proves imported-music: Tempo and key
describe('the key of a sound', () => {
  it.each([44_100, 48_000, 22_050, 96_000])('is found at %i Hz', (rate) => {
    const before = [50, 55, 57, 50].map((root) => [root, 'major'] as const);
    const after = [55, 57, 50].map((root) => [root, 'major'] as const);
    expect(tonicOf(chords([...before, [59, 'minor'], ...after], rate), rate)).toBe(2);
  });

  it('is found in minor', () => {
    const a = [
      [57, 'minor'],
      [50, 'minor'],
      [52, 'minor'],
      [57, 'minor'],
    ] as const;
    expect(tonicOf(chords([...a, ...a], 44_100), 44_100)).toBe(9);
  });

  it('is unknown for noise, silence and a sound shorter than a second', () => {
    expect(tonicOf(Float32Array.from({ length: 441_000 }, noise(3)), 44_100)).toBeNull();
    expect(tonicOf(new Float32Array(441_000), 44_100)).toBeNull();
    expect(tonicOf(chords([[50, 'major']], 44_100).subarray(0, 20_000), 44_100)).toBeNull();
  });
});
