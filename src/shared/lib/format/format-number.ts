import { numberFormat } from './formatters';

/** A number in full, grouped as the active language does: 12847 → `12.847`. */
export const formatNumber = (number: number, language: string): string =>
  numberFormat(language, {}).format(number);
