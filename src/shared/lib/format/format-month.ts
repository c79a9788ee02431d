import { utcFormat } from './formatters';

/** ISO day or `yyyy-mm`: `2026-11-19` → `noviembre de 2026`. */
export const formatMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'long', year: 'numeric' }).format(new Date(day));

/** `nov 2026` */
export const formatMediumMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'short', year: 'numeric' }).format(new Date(day));

/** `noviembre` */
export const formatMonthName = (day: string, language: string): string =>
  utcFormat(language, { month: 'long' }).format(new Date(day));

/** `nov` */
export const formatShortMonth = (day: string, language: string): string =>
  utcFormat(language, { month: 'short' }).format(new Date(day));

export const formatYear = (day: string): string => day.slice(0, 4);
