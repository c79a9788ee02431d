import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';

type Counted = { conversions: number; spent: number };

/** What a dollar brought back (conversions × 2.5 / spend); null where none was spent. */
export function roasOf({ conversions, spent }: Counted): number | null {
  return spent > 0 ? (conversions * marqueeLimits.conversionWorth) / spent : null;
}
