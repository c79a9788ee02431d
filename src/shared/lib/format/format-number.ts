import { numberFormat } from './formatters';

/** 1247 → `1.247` */
export const formatNumber = (number: number, language: string): string =>
  numberFormat(language, {}).format(number);

/** 2.345 → `2,3` */
export const formatTenths = (number: number, language: string): string =>
  numberFormat(language, { maximumFractionDigits: 1 }).format(number);

/** As typed into a field: 1234.5 → `1234,5`. */
export const formatTyped = (number: number, language: string): string =>
  numberFormat(language, { useGrouping: false }).format(number);

/** `12 ms`; one decimal below ten. */
export const formatMilliseconds = (milliseconds: number, language: string): string =>
  numberFormat(language, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: milliseconds < 10 ? 1 : 0,
  }).format(milliseconds);
