import { displayNames } from './formatters';

/** Name of a country by its ISO 3166 code: `ES` → `España`. What is no code is a name already. */
export const formatCountry = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (displayNames(language, { type: 'region' }).of(country) ?? country)
    : country;

/** Name of a language by its ISO 639 code, as it begins a line: `pt` → `Portugués`. */
export function formatLanguage(code: string, language: string): string {
  const name = displayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
