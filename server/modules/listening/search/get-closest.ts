import { normalise } from '../../../platform/search-text/normalise.ts';
import type { SearchQuery } from '../../../platform/search-text/search-query.ts';
import type { Hits } from './search.repository.ts';

const getNames = ({ artists, tracks, albums, playlists }: Hits): string[] => [
  ...artists.map(({ name }) => name),
  ...tracks.map(({ title }) => title),
  ...albums.map(({ title }) => title),
  ...playlists.map(({ name }) => name),
];

/** Undefined for what was typed, whatever its case and accents: it would lead back to the same page. */
export const unlessTyped = (name: string | undefined, typed: string): string | undefined =>
  name !== undefined && normalise(name) === normalise(typed) ? undefined : name;

/** The corrected words, written as the name that begins with them. */
export const getCorrection = (hits: Hits, { key }: SearchQuery): string =>
  getNames(hits).find((name) => normalise(name).startsWith(key)) ?? key;

/** The name that has most of the words. */
export function getClosestName(hits: Hits, { key }: SearchQuery): string | undefined {
  const words = key.split(' ');
  const fits = getNames(hits).map((name) => {
    const own = normalise(name).split(' ');
    return { name, shared: words.filter((word) => own.includes(word)).length };
  });
  return fits.toSorted((one, other) => other.shared - one.shared)[0]?.name;
}
