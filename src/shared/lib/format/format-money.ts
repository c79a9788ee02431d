import { numberFormat } from './formatters';

/**
 * Hundredths of a currency as an amount in the active language: 999 → `9,99 €`, 1500 → `15 €`, 350000 → `3.500 €`:
 * amounts of thousands are grouped even where the language leaves four digits together. Hundredths, because sums of decimals drift.
 */
export function formatMoney(cents: number, language: string, currency = 'EUR'): string {
  return numberFormat(language, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}
