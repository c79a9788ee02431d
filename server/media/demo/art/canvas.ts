import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';

/** Sizes are in user units; `random` is repeatable. */
export type Canvas = { width: number; height: number; random: Random; palette: Palette };

/** Draws a whole surface, ground included, as SVG markup. */
export type Composition = (canvas: Canvas) => string;

/** The four inks that contrast with ground and deep. */
export const inksOf = ({
  main,
  second,
  third,
  light,
}: Palette): [string, string, string, string] => [main, second, third, light];
