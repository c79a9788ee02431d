import type { Palette } from './palette.ts';

/** Draws within 170 units of 0 0, on a medallion that shares none of the inks. */
export type Emblem = (inks: EmblemInks) => string;

export type EmblemInks = Pick<Palette, 'deep' | 'light'> & {
  first: string;
  second: string;
  third: string;
};
