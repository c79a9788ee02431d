import { utcFormat } from './formatters';

/** The month of an ISO day or `yyyy-mm`: `2026-11-19` → `noviembre de 2026`. */
export const formatMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'long', year: 'numeric' }).format(new Date(day));

/** The same in short: `nov 2026`. */
export const formatMediumMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'short', year: 'numeric' }).format(new Date(day));

/** The same without the year: `noviembre`. */
export const formatMonthName = (day: string, language: string): string =>
  utcFormat(language, { month: 'long' }).format(new Date(day));

/** The same in short: `nov`. */
export const formatShortMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'short' }).format(new Date(day));

/** The year of an ISO day: `2026-11-19` → `2026`. */
export const formatYear = (day: string): string => day.slice(0, 4);
