import { numberFormat } from '@/shared/lib/format';
/**
 * An amount in millions with one decimal, as the documents show revenue: 171000 → `0,2 M €`. See docs/product/words.md.
 */
export function formatMillions(amount: number, language: string, currency: string): string {
  const parts = numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).formatToParts(amount / 1_000_000);
  const last = parts.findLastIndex(({ type }) => type === 'fraction');
  return parts.map(({ value }, index) => (index === last ? `${value} M` : value)).join('');
}
