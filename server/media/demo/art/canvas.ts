import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';

/** In user units. */
export type Canvas = { width: number; height: number; random: Random; palette: Palette };

/** SVG markup, ground included. */
export type Composition = (canvas: Canvas) => string;

/** Those that contrast with ground and deep. */
export const inksOf = ({
  main,
  second,
  third,
  light,
}: Palette): [string, string, string, string] => [main, second, third, light];
