import type { ChartId } from '#contract/chart.ts';
import type { Canvas } from './canvas.ts';
import { mix } from './palette.ts';
import { group, linearGradient, rect, stroke } from './svg.ts';

/** Glyphs are strokes in a box of 100 by 140 units, because a server may have no fonts. */
const glyphs = {
  A: 'M8 140L50 36L92 140M24 108H76',
  E: 'M92 15H18V125H92M18 70H80',
  M: 'M15 140V0M85 140V0M17 7.5L50 74L83 7.5',
  R: 'M18 140V15H55A31 31 0 0 1 55 77H18M55 77L90 140',
  S: 'M88 36C84 8 16 6 16 41C16 78 88 60 88 98C88 133 16 133 12 101',
  U: 'M15 0V86A35 39 0 0 0 85 86V0',
  X: 'M16 6L84 146M84 6L16 146',
  0: 'M50 15C94 15 94 125 50 125C6 125 6 15 50 15Z',
  5: 'M86 15H30V64H52A30.5 30.5 0 0 1 52 125C38 125 24 120 13 108',
} as const;

type Glyph = keyof typeof glyphs;

const marks: Record<Exclude<ChartId, 'global'>, readonly [Glyph, Glyph]> = {
  spain: ['E', 'S'],
  usa: ['U', 'S'],
  mexico: ['M', 'X'],
  argentina: ['A', 'R'],
  viral: [5, 0],
};

const infinity =
  'M118 76C92 44 74 30 52 30A46 46 0 0 0 52 122C74 122 92 108 118 76C144 44 162 30 184 30A46 46 0 0 1 184 122C162 122 144 108 118 76Z';

/** Shows the chart's mark as its page does: large, at the foot of its colour. */
export function chartCover({ width, height, palette }: Canvas, id: string): string {
  const { ground, main, light } = palette;
  const ink = mix(main, light, 0.55);
  const mark = Object.entries(marks).find(([chart]) => chart === id)?.[1];
  const lines = mark
    ? mark.map((glyph, index) =>
        group(stroke(glyphs[glyph], ink, 30), `translate(${index * 128} 0)`),
      )
    : [stroke(infinity, ink, 30)];
  return (
    `<defs>${linearGradient('dusk', [mix(ground, main, 0.7), ground, ground], 60)}</defs>` +
    rect(0, 0, width, height, 'url(#dusk)') +
    group(lines.join(''), `translate(${width - 478} ${height - 272}) scale(2)`)
  );
}
