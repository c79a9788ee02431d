import type { Genre } from '#contract/artist.ts';
import { getStrength } from './song/dynamics.ts';

export type SectionName = 'verse' | 'chorus' | 'break' | 'outro';

/** `round` counts sections of the same name from 0; `isFinal` marks the last chorus. */
export type Section = {
  name: SectionName;
  start: number;
  bars: number;
  round: number;
  isFinal: boolean;
  strength: number;
};

const shapes: readonly (readonly (readonly [SectionName, number])[])[] = [
  [
    ['chorus', 8],
    ['verse', 8],
    ['chorus', 8],
    ['verse', 8],
    ['chorus', 8],
    ['verse', 8],
    ['break', 8],
    ['chorus', 8],
    ['outro', 4],
  ],
  [
    ['chorus', 8],
    ['verse', 8],
    ['chorus', 8],
    ['verse', 8],
    ['break', 8],
    ['chorus', 8],
    ['outro', 4],
  ],
  [
    ['chorus', 8],
    ['verse', 8],
    ['break', 4],
    ['chorus', 8],
    ['outro', 4],
  ],
  [
    ['chorus', 4],
    ['verse', 4],
    ['break', 2],
    ['chorus', 4],
    ['outro', 2],
  ],
];

/** Where a piece has bars to spare, sections grow by eight bars in this order. */
const growth: readonly (readonly [SectionName, number])[] = [
  ['verse', 0],
  ['chorus', 1],
  ['verse', 1],
  ['chorus', 2],
  ['verse', 2],
  ['chorus', 3],
];

/**
 * Opens with the chorus, as a villancico and a rondo do, so that a preview begins with it; then
 * verse, chorus, verse, break, last chorus, outro. Short pieces have fewer sections. The bars add
 * up exactly.
 */
export function planForm(bars: number, genre: Genre): Section[] {
  const shape = shapes.find(
    (candidate) => candidate.reduce((sum, [, size]) => sum + size, 0) <= bars,
  );
  const only = { start: 0, isFinal: false, strength: 1 };
  if (!shape) return [{ ...only, name: 'chorus', bars, round: 0 }];
  const rounds = new Map<SectionName, number>();
  const sections = shape.map(([name, size]) => {
    const round = rounds.get(name) ?? 0;
    rounds.set(name, round + 1);
    return { ...only, name, bars: size, round };
  });
  let spare = bars - sections.reduce((sum, section) => sum + section.bars, 0);
  for (let turn = 0; spare >= 8; turn += 1) {
    const [name, round] = growth[turn % growth.length] ?? ['verse', 0];
    const section = sections.find((one) => one.name === name && one.round === round);
    if (!section) continue;
    section.bars += 8;
    spare -= 8;
  }
  const outro = sections.at(-1);
  if (outro) outro.bars += spare;
  const last = sections.findLast(({ name }) => name === 'chorus');
  if (last) last.isFinal = true;
  let start = 0;
  for (const section of sections) {
    section.strength = getStrength(genre, section);
    section.start = start;
    start += section.bars;
  }
  return sections;
}
