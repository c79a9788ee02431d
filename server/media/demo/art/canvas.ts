import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';

/** What a composition draws on: sizes in user units, repeatable choices, six inks. */
export type Canvas = { width: number; height: number; random: Random; palette: Palette };

/** Draws a whole surface, ground included, as SVG markup. */
export type Composition = (canvas: Canvas) => string;

/** The four inks that stand out from ground and deep. */
export const inksOf = ({
  main,
  second,
  third,
  light,
}: Palette): [string, string, string, string] => [main, second, third, light];
