import { displayNames } from './formatters';

/** ISO 3166: `AR` → `Argentina`; other texts stay. */
export const formatCountry = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (displayNames(language, { type: 'region' }).of(country) ?? country)
    : country;

/** ISO 639-1 code. */
export function formatLanguage(code: string, language: string): string {
  const name = displayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
