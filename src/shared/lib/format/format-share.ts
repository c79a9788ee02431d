import { numberFormat } from './formatters';

/**
 * 0.123 → `12 %`, 0.034 → `3,4 %`
 *
 * @param decimals for a list with one precision
 */
export const formatShare = (share: number, language: string, decimals?: number): string =>
  numberFormat(language, {
    style: 'percent',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? (share < 0.1 ? 1 : 0),
  }).format(share);

/** 62.5 → `62,5 %` */
export const formatRate = (percent: number, language: string): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** 0.12 → `+12 %`, -0.034 → `-3,4 %` */
export const formatSignedShare = (change: number, language: string): string =>
  numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change);
