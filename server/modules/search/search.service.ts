import type { SearchResults } from '#contract/search.ts';
import { searchLimits } from '#contract/limits.ts';
import type { Viewer } from '../../platform/access.ts';
import type { Foundation } from '../../platform/app.ts';
import { playlistCover } from '../playlist/index.ts';
import { imagePath } from '../../media/image-path.ts';
import { describeTracks } from '../track/index.ts';
import { correctQuery } from './correct-query.ts';
import { parseSearchQuery } from '../../platform/search-text/search-query.ts';
import { type Hits, prepareSearch } from './search.repository.ts';
import { prepareKnownWords } from '../search-index/index.ts';

/** Fewer suggest a typing error. */
const enoughHits = 3;

export type Search = (text: string, viewer: Viewer | null) => Promise<SearchResults>;

/** Adds hits of the corrected query if there are few. */
export function createSearch(dependencies: Foundation): Search {
  const { db } = dependencies;
  const findHits = prepareSearch(db);
  const findKnownWords = prepareKnownWords(db);

  async function findWithCorrection(text: string): Promise<Hits> {
    const query = parseSearchQuery(text);
    if (query === null) return { tracks: [], artists: [], albums: [], playlists: [] };
    const found = await findHits(query);
    const isEnough = Object.values(found).flat().length >= enoughHits;
    if (isEnough || query.words.length === 0) return found;
    const corrected = await correctQuery(query, findKnownWords);
    return corrected === null ? found : fillUp(found, await findHits(corrected));
  }

  return async (text, viewer) => {
    const { tracks, artists, albums, playlists } = await findWithCorrection(text);
    return {
      tracks: await describeTracks(tracks, viewer, dependencies, { kind: 'search' }),
      artists: artists.map((artist) => ({ ...artist, image: imagePath('artist', artist.id) })),
      albums: albums.map(({ id, title, artistId, artistName }) => ({
        id,
        title,
        artist: { id: artistId, name: artistName },
        coverImage: imagePath('album', id),
      })),
      playlists: playlists.map(({ foreign, ...playlist }) => ({
        ...playlist,
        coverImage: playlistCover(playlist.id, foreign),
      })),
    };
  };
}

function fillUp(found: Hits, more: Hits): Hits {
  return {
    tracks: distinct([...found.tracks, ...more.tracks], searchLimits.tracks),
    artists: distinct([...found.artists, ...more.artists], searchLimits.artists),
    albums: distinct([...found.albums, ...more.albums], searchLimits.albums),
    playlists: distinct([...found.playlists, ...more.playlists], searchLimits.playlists),
  };
}

function distinct<Row extends { id: string }>(rows: readonly Row[], limit: number): Row[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, limit);
}
