import type { Genre } from '../../contract/artist.ts';

const countryNames = new Intl.DisplayNames('es', { type: 'region' });

/** Other ways to write a genre whose name has no word to search for. */
const otherNames: Partial<Record<Genre, string>> = { 'R&B': 'RnB' };

/**
 * What an artist's songs and albums are found by besides their titles: the name, the genre and the
 * country (a code of two letters, or a name as it is), so that the genres and charts of the search page
 * lead to music.
 */
export const searchWords = ({ name, genre, country }: Named): string =>
  [name, genre, otherNames[genre] ?? '', nameOf(country)].join(' ');

type Named = { name: string; genre: Genre; country: string };

function nameOf(country: string) {
  return /^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country;
}
