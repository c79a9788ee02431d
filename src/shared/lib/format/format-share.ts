import { numberFormat } from './formatters';

/**
 * A share of 0 to 1 in per cent, below a tenth with one decimal: 0.123 → `12 %`, 0.034 → `3,4 %`.
 *
 * @param decimals of a list, whose shares have one precision.
 */
export const formatShare = (share: number, language: string, decimals?: number): string =>
  numberFormat(language, {
    style: 'percent',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? (share < 0.1 ? 1 : 0),
  }).format(share);

/** Per cents with up to two decimals, for what was agreed upon or set: 62.5 → `62,5 %`. */
export const formatRate = (percent: number, language: string): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** How much more or less: 0.12 → `+12 %`, -0.034 → `-3,4 %`. */
export const formatSignedShare = (change: number, language: string): string =>
  numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change);
