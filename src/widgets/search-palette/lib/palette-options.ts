import { type BestResult, bestResult } from '@/entities/search';
import type { SearchResults } from '@/shared/contract/search.ts';
import { paths } from '@/shared/routes';

/** Of a kind, beside the best result. */
const shownOfKind = 3;

type Person = NonNullable<SearchResults['people']>[number];

export type PaletteOption = {
  key: string;
  title: string;
  to: string;
  /** Absent for a search. */
  picture?: { src: string | null; seed: string; shape?: 'round' | 'thumb' };
  /** Artist or username; empty for artists and playlists. */
  by: string;
} & ({ kind: BestResult['kind']; result: BestResult } | { kind: 'person' | 'recent' });

function toOption(result: BestResult): PaletteOption {
  const { kind, found } = result;
  const key = `${kind}-${found.id}`;
  const { id } = found;
  switch (kind) {
    case 'artist': {
      const picture = { src: found.image, seed: id, shape: 'round' } as const;
      return { key, kind, result, title: found.name, by: '', to: paths.artist(id), picture };
    }
    case 'track': {
      const { album, artist, title } = found;
      const picture = { src: album.coverImage, seed: album.id, shape: 'thumb' } as const;
      return { key, kind, result, title, by: artist.name, to: paths.track(id), picture };
    }
    case 'album': {
      const { title, artist, coverImage } = found;
      const picture = { src: coverImage, seed: id, shape: 'thumb' } as const;
      return { key, kind, result, title, by: artist.name, to: paths.album(id), picture };
    }
    case 'playlist': {
      const picture = { src: found.coverImage, seed: id, shape: 'thumb' } as const;
      return { key, kind, result, title: found.name, by: '', to: paths.playlist(id), picture };
    }
  }
}

const toPerson = ({ id, displayName, username, image }: Person): PaletteOption => ({
  key: `person-${id}`,
  kind: 'person',
  title: displayName,
  by: `@${username}`,
  to: paths.user(id),
  picture: { src: image, seed: id, shape: 'round' },
});

export const toRecent = (query: string): PaletteOption => ({
  key: `recent-${query}`,
  kind: 'recent',
  title: query,
  by: '',
  to: '',
});

/** The best result first, then the first few of each kind. */
export function getPaletteOptions(results: SearchResults, query: string): PaletteOption[] {
  const { tracks, artists, albums, playlists, people = [] } = results;
  const best = bestResult(results, query);
  const few = <Found>(found: readonly Found[]) => found.slice(0, shownOfKind);
  const options = [
    ...(best ? [toOption(best)] : []),
    ...few(tracks).map((found) => toOption({ kind: 'track', found })),
    ...few(artists).map((found) => toOption({ kind: 'artist', found })),
    ...few(albums).map((found) => toOption({ kind: 'album', found })),
    ...few(playlists).map((found) => toOption({ kind: 'playlist', found })),
    ...few(people).map(toPerson),
  ];
  return [...new Map(options.map((option) => [option.key, option])).values()];
}

export const toSearch = (q: string) => ({
  pathname: paths.search,
  search: q === '' ? '' : new URLSearchParams({ q }).toString(),
});
