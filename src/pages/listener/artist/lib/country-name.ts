import { formatCountry } from '@/shared/lib/format';

/** Name of a country given by its ISO 3166 code; anything else is a name already. */
export const countryName = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country) ? formatCountry(country, language) : country;
