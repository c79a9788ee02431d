import { dateFormat } from './formatters';

/** The month of an ISO day: `2026-11-19` → `noviembre de 2026`. */
export const formatMonth = (day: string, language: string): string =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** The year of an ISO day: `2026-11-19` → `2026`. */
export const formatYear = (day: string): string => day.slice(0, 4);
