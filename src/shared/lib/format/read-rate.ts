import { readNumber } from './read-number';

/** Parses a percentage: comma or point, at most two decimals; undefined if invalid. */
export function readRate(text: string): number | undefined {
  const written = text.trim().replace(/\s?%$/, '');
  const rate = readNumber(written, 2);
  return rate !== undefined && rate <= 100 ? rate : undefined;
}
