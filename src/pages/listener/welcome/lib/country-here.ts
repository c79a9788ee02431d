import { countryCodes } from '@/shared/contract/codes.ts';
import type { User } from '@/shared/contract/user.ts';

/** The first region of the browser's languages that can be chosen as a country. */
export function countryHere(languages: readonly string[], otherwise: User['country']) {
  const regions = languages.map((language) => language.split('-').at(-1));
  const found = regions.map((region) => countryCodes.find((code) => code === region));
  return found.find((code) => code !== undefined) ?? otherwise;
}
