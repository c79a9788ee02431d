import { expect, it } from 'vitest';
import { countryHere } from './country-here';

// Proves home: The prefilled country
it.each([
  [['es-MX', 'es-ES'], 'MX'],
  [['fr-FR', 'es', 'es-CO'], 'CO'],
  [['es'], 'AR'],
  [['es-419', 'fr-FR'], 'AR'],
  [[], 'AR'],
] as const)('%j is in %s', (languages, country) => {
  expect(countryHere(languages, 'AR')).toBe(country);
});
