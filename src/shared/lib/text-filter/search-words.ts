import type { Genre } from '../../contract/artist.ts';

const countryNames = new Intl.DisplayNames('es', { type: 'region' });

/** The Spanish ones without accents. */
export const otherNames: Partial<Record<Genre, string>> = {
  'R&B': 'rnb',
  Electronic: 'electronica',
  Reggaeton: 'regueton',
  Classical: 'clasica',
};

/** Words by which genres and charts find music. */
export const searchWords = ({ name, genre, country }: Named): string =>
  [name, genre, otherNames[genre] ?? '', getName(country)].join(' ');

type Named = { name: string; genre: Genre; country: string };

function getName(country: string) {
  return /^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country;
}
