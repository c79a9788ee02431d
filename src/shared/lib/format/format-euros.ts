import { numberFormat } from './formatters';

/**
 * Euros as an amount to the cent, or finer, in the active language: 1234.5 → `1.234,50 €`. For sums that
 * are added up in millionths and come as decimals; what is charged is `formatMoney`'s, and thousands are grouped as there.
 */
export const formatEuros = (euros: number, language: string, decimals = 2): string =>
  numberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(euros);

/** Euros added up by the cent, so that no sum of many is a fraction of one. */
export const addEuros = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
