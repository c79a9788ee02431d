import { readNumber } from '@/shared/lib/format';

/** What a person writes for a percentage: a comma or a point, two decimals at most; undefined where it is none. */
export function readRate(text: string): number | undefined {
  const written = text.trim().replace(/\s?%$/, '');
  const rate = readNumber(written, 2);
  return rate !== undefined && rate <= 100 ? rate : undefined;
}
