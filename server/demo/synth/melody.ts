import type { Chord } from './harmony.ts';
import type { Random } from './random.ts';

/** Positions and lengths are in bars and sixteenths. */
export type TuneNote = {
  bar: number;
  step: number;
  length: number;
  scaleStep: number;
  accent: number;
};

type Motif = { starts: { step: number; length: number }[]; contour: number[] };

/** Reads a pattern such as `x--x..x-`. */
export function readRhythm(pattern: string): { step: number; length: number; mark: string }[] {
  return Array.from(pattern, (mark, step) => ({ mark, step }))
    .filter(({ mark }) => mark !== '.' && mark !== '-')
    .map(({ mark, step }) => {
      const held = /^-*/.exec(pattern.slice(step + 1))?.[0].length ?? 0;
      return { step, length: held + 1, mark };
    });
}

/** A tune moves by steps, so that it can be hummed. */
const moves = [-1, 1, -1, 1, -1, 1, -1, 1, 0, 2, -2];

/** The tunes of a song share a tenth, as one voice does. */
const range = { low: -2, high: 7 };

function reflect(step: number): number {
  if (step > range.high) return 2 * range.high - step;
  return step < range.low ? 2 * range.low - step : step;
}

function makeMotif(random: Random, rhythms: readonly string[]): Motif {
  const starts = readRhythm(random.pick(rhythms));
  let height = 0;
  const contour = starts.map((_, index) => {
    if (index > 0) height += random.pick(moves);
    return height;
  });
  return { starts, contour };
}

function snapToChord(step: number, chord: Chord): number {
  const candidates = [0, -1, 1, -2, 2].map((offset) => step + offset);
  const isTone = (one: number) => [0, 2, 4].includes((((one - chord.degree) % 7) + 7) % 7);
  return candidates.find(isTone) ?? step;
}

const plans = {
  song: ['A B A C A B A E', 'A A B C A A B E', 'A B C B A B C E', 'A B A C D B A E'],
  hook: ['A B A B A B A E', 'A A B A A A B E', 'A B A C A B A E'],
} as const;

/**
 * Composes eight bars over `chords` (one a bar, repeated). Bars share motifs by the plan's
 * letters; strong and long notes are chord tones, and the last bar resolves.
 *
 * @param kind `song` has more motifs, `hook` more repetition.
 * @param centre scale step that the tune circles.
 */
export function writeTune(
  random: Random,
  options: {
    rhythms: readonly string[];
    chords: readonly Chord[];
    kind: keyof typeof plans;
    centre: number;
  },
): TuneNote[] {
  const { rhythms, chords, centre } = options;
  const motifs = new Map<string, Motif>();
  const anchors = new Map<string, number>();
  return random
    .pick(plans[options.kind])
    .split(' ')
    .flatMap((letter, bar) => {
      const motif = motifs.get(letter) ?? makeMotif(random, rhythms);
      motifs.set(letter, motif);
      const anchor = anchors.get(letter) ?? centre + random.pick([-1, 0, 0, 1]);
      anchors.set(letter, anchor);
      const chord = chords[bar % chords.length] ?? { degree: 0, major: false };
      const first = snapToChord(anchor, chord);
      return motif.starts.map(({ step, length }, index) => {
        const raw = reflect(first + (motif.contour[index] ?? 0));
        const isLast = letter === 'E' && index === motif.starts.length - 1;
        const isStrong = step % 8 === 0 || length >= 4 || isLast;
        const scaleStep = reflect(isStrong ? snapToChord(raw, chord) : raw);
        return { bar, step, length, scaleStep, accent: step % 4 === 0 ? 1 : 0.85 };
      });
    });
}
