export type SectionName = 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro';

/** `round` counts sections of the same name from 0. */
export type Section = { name: SectionName; start: number; bars: number; round: number };

const shapes: readonly (readonly [SectionName, number][])[] = [
  [
    ['intro', 4],
    ['verse', 8],
    ['chorus', 8],
    ['verse', 8],
    ['chorus', 8],
    ['bridge', 8],
    ['chorus', 8],
    ['outro', 4],
  ],
  [
    ['intro', 4],
    ['verse', 8],
    ['chorus', 8],
    ['verse', 8],
    ['chorus', 8],
    ['outro', 4],
  ],
  [
    ['intro', 4],
    ['verse', 8],
    ['chorus', 8],
    ['outro', 4],
  ],
  [
    ['intro', 2],
    ['verse', 4],
    ['chorus', 4],
    ['outro', 2],
  ],
];

/** Where a piece has bars to spare, sections grow by eight bars in this order. */
const growth: readonly (readonly [SectionName, number])[] = [
  ['verse', 0],
  ['chorus', 2],
  ['verse', 1],
  ['chorus', 1],
  ['chorus', 0],
  ['bridge', 0],
];

/**
 * Plans intro, verse, chorus, verse, chorus, bridge, chorus, outro; short pieces have fewer
 * sections. The bars add up exactly.
 */
export function planForm(bars: number): Section[] {
  const shape = shapes.find(
    (candidate) => candidate.reduce((sum, [, size]) => sum + size, 0) <= bars,
  );
  if (!shape) return [{ name: 'chorus', start: 0, bars, round: 0 }];
  const rounds = new Map<SectionName, number>();
  const sections = shape.map(([name, size]) => {
    const round = rounds.get(name) ?? 0;
    rounds.set(name, round + 1);
    return { name, start: 0, bars: size, round };
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
  let start = 0;
  for (const section of sections) {
    section.start = start;
    start += section.bars;
  }
  return sections;
}
