import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';

type Counted = { conversions: number; spent: number };

/** Return per dollar (conversions × 2.5 / spend); null without spending. */
export function getRoas({ conversions, spent }: Counted): number | null {
  return spent > 0 ? (conversions * marqueeLimits.conversionWorth) / spent : null;
}
