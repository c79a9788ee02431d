import type { Artist } from './catalogue-types.ts';

const countryNames = new Intl.DisplayNames('es', { type: 'region' });

/**
 * What an artist's songs and albums are found by besides their titles: the name, the genre and the
 * country, so that the genres and charts of the search page lead to music.
 */
export const searchWords = ({
  name,
  genre,
  country,
}: Pick<Artist, 'name' | 'genre' | 'country'>): string =>
  [name, genre, countryNames.of(country)].join(' ');
