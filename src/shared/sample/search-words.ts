import type { Artist } from './catalogue-types.ts';

const countryNames = new Intl.DisplayNames('es', { type: 'region' });

/** Other ways to write a genre whose name has no word to search for. */
const otherNames: Partial<Record<Artist['genre'], string>> = { 'R&B': 'RnB' };

/**
 * What an artist's songs and albums are found by besides their titles: the name, the genre and the
 * country, so that the genres and charts of the search page lead to music.
 */
export const searchWords = ({
  name,
  genre,
  country,
}: Pick<Artist, 'name' | 'genre' | 'country'>): string =>
  [name, genre, otherNames[genre] ?? '', countryNames.of(country)].join(' ');
