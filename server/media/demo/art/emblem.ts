import type { Palette } from './palette.ts';

/** A motif around 0 0, within 170 units of it, on a medallion that no ink here shares. */
export type Emblem = (inks: EmblemInks) => string;

export type EmblemInks = Pick<Palette, 'deep' | 'light'> & {
  first: string;
  second: string;
  third: string;
};
