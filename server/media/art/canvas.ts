import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';

/** Sizes are in user units. */
export type Canvas = { width: number; height: number; random: Random; palette: Palette };

/** Returns SVG markup that covers the whole surface. */
export type Composition = (canvas: Canvas) => string;

/** The inks that contrast with `ground` and `deep`. */
export const getInks = ({
  main,
  second,
  third,
  light,
}: Palette): [string, string, string, string] => [main, second, third, light];
