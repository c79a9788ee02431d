import { type SearchResults, searchLimits } from '#contract/search.ts';
import type { Viewer } from '../../platform/access.ts';
import type { Dependencies } from '../../platform/app.ts';
import { imagePath } from '../image/image-path.ts';
import { findTracks } from '../track/track.repository.ts';
import { describeTracks } from '../track/track.view.ts';
import { correctQuery } from './correct-query.ts';
import { parseSearchQuery } from './search-query.ts';
import {
  findAlbumHits,
  findArtistHits,
  findPlaylistHits,
  type MatchedIds,
  prepareSearch,
} from './search.repository.ts';
import { prepareKnownWords } from './vocabulary.repository.ts';

/** Fewer hits than this are taken as a sign of a typing error. */
const enoughHits = 3;

export type Search = (text: string, viewer: Viewer | null) => Promise<SearchResults>;

/**
 * Searches artists, tracks, albums and public playlists by name, without regard to case, accents and
 * symbols; few hits are filled up with those of the corrected query. Text without letters or digits
 * has no results.
 */
export function createSearch(dependencies: Dependencies): Search {
  const { db } = dependencies;
  const findMatches = prepareSearch(db);
  const findKnownWords = prepareKnownWords(db);

  async function findIds(text: string): Promise<MatchedIds> {
    const query = parseSearchQuery(text);
    if (query === null) return { tracks: [], artists: [], albums: [], playlists: [] };
    const found = await findMatches(query);
    if (Object.values(found).flat().length >= enoughHits) return found;
    const corrected = await correctQuery(query, findKnownWords);
    return corrected === null ? found : mergeIds(found, await findMatches(corrected));
  }

  return async (text, viewer) => {
    const ids = await findIds(text);
    const [tracks, artists, albums, playlists] = await Promise.all([
      findTracks(db, ids.tracks).then((rows) => describeTracks(rows, viewer, dependencies)),
      findArtistHits(db, ids.artists),
      findAlbumHits(db, ids.albums),
      findPlaylistHits(db, ids.playlists),
    ]);
    return {
      tracks,
      artists: artists.map((artist) => ({ ...artist, image: imagePath('artist', artist.id) })),
      albums: albums.map(({ id, title, artistId, artistName }) => ({
        id,
        title,
        artist: { id: artistId, name: artistName },
        coverImage: imagePath('album', id),
      })),
      playlists: playlists.map((playlist) => ({
        ...playlist,
        coverImage: imagePath('playlist', playlist.id),
      })),
    };
  };
}

function mergeIds(found: MatchedIds, more: MatchedIds): MatchedIds {
  const merge = (kind: keyof MatchedIds) =>
    [...new Set([...found[kind], ...more[kind]])].slice(0, searchLimits[kind]);
  return {
    tracks: merge('tracks'),
    artists: merge('artists'),
    albums: merge('albums'),
    playlists: merge('playlists'),
  };
}
