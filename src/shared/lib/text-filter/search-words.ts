import type { Genre } from '../../contract/artist.ts';

const countryNames = new Intl.DisplayNames('es', { type: 'region' });

/** Spellings of genres whose names have no searchable word. */
const otherNames: Partial<Record<Genre, string>> = { 'R&B': 'RnB' };

/**
 * Words besides titles by which an artist's music is found: name, genre and country (two-letter
 * code or a name), so that the genres and charts of the search page find music.
 */
export const searchWords = ({ name, genre, country }: Named): string =>
  [name, genre, otherNames[genre] ?? '', nameOf(country)].join(' ');

type Named = { name: string; genre: Genre; country: string };

function nameOf(country: string) {
  return /^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country;
}
