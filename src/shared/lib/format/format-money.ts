import { type Money, toAmount } from '@/shared/rules/money.ts';
import { numberFormat } from './formatters';

const write = (money: Money, language: string, options: Intl.NumberFormatOptions): string =>
  numberFormat(language, { style: 'currency', currency: money.currency, ...options }).format(
    toAmount(money),
  );

/** `15,00 €`, `1.234,50 €` */
export const formatMoney = (money: Money, language: string): string => write(money, language, {});

/** Cents if any: `9,99 €`, `15 €`, `3.500 US$`. */
export const formatPrice = (money: Money, language: string): string =>
  write(money, language, { trailingZeroDisplay: 'stripIfInteger' });

/** `+12,30 €` */
export const formatSignedMoney = (money: Money, language: string): string =>
  write(money, language, { signDisplay: 'exceptZero' });

/**
 * 1234.5 → `1.234,50 €`
 *
 * @param decimals 2 by default
 */
export const formatEuros = (euros: number, language: string, decimals = 2): string =>
  numberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(euros);

/**
 * Millions with one decimal: 171,000 → `0,2 M €`.
 *
 * @param currency ISO 4217 code
 */
export function formatMillions(amount: number, currency: string, language: string): string {
  const parts = numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).formatToParts(amount / 1_000_000);
  const last = parts.findLastIndex(({ type }) => type === 'fraction');
  return parts.map(({ value }, index) => (index === last ? `${value} M` : value)).join('');
}
