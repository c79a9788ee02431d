import type { BrowsePage, GenreId, MoodId } from '#contract/browse.ts';
import type { SearchKind } from '#contract/search.ts';
import { searchLimits } from '#contract/limits.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Foundation } from '../../../platform/app.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import type { SearchQuery } from '../../../platform/search-text/search-query.ts';
import { genreOf, moodWords } from './browse-words.ts';
import { findArtists, findFeaturedOf, findTracksOf } from './browse.repository.ts';
import { describeHits } from './describe-hits.ts';
import { distinct } from './distinct.ts';
import { type Hits, noHits, prepareSearch } from './search.repository.ts';

const most = 12;

/** Above every name, so that only words match. */
const noName = '\u{10FFFD}';

/** Playlists of a mood whose songs follow those with its words. */
const playlistsRead = 3;

const toWordQuery = (fullText: string): SearchQuery => ({
  words: [],
  key: noName,
  keyEnd: noName,
  fullText,
  isShort: false,
});

/** Pages of the moods and genres. See docs/product/search.md. */
export function createBrowse(dependencies: Foundation) {
  const { db, config } = dependencies;
  const { findPage } = prepareSearch(db, config);

  async function find<Kind extends SearchKind>(query: SearchQuery, kind: Kind) {
    const hits: Pick<Hits, Kind> = await findPage({ query, kind, from: 0 });
    return hits[kind];
  }

  async function describe(
    found: Pick<Hits, 'tracks' | 'artists' | 'playlists'>,
    viewer: Viewer | null,
  ): Promise<BrowsePage> {
    const { tracks, artists, playlists } = found;
    const hits = {
      ...noHits,
      tracks: distinct(tracks, searchLimits.page),
      artists: artists.slice(0, most),
      playlists: distinct(playlists, most),
    };
    return describeHits(hits, viewer, dependencies);
  }

  async function readMood(id: MoodId, viewer: Viewer | null): Promise<BrowsePage> {
    const query = toWordQuery(moodWords[id].map((word) => `'${word}':*`).join(' | '));
    const [titled, playlists] = await Promise.all([
      find(query, 'tracks'),
      find(query, 'playlists'),
    ]);
    const read = playlists.slice(0, playlistsRead).map((playlist) => playlist.id);
    const inPlaylists = await findTracksOf(db, read, searchLimits.page);
    const tracks = distinct([...titled, ...inPlaylists], searchLimits.page);
    const ids = [...new Set(tracks.map(({ artistId }) => artistId))];
    return describe({ tracks, playlists, artists: await findArtists(db, { ids }) }, viewer);
  }

  async function readGenre(id: GenreId, viewer: Viewer | null): Promise<BrowsePage> {
    const genre = genreOf[id];
    const words = normalise(genre).split(' ');
    const query = toWordQuery(words.map((word) => `'${word}'`).join(' <-> '));
    const [songs, named, featured, playlists] = await Promise.all([
      find(query, 'tracks'),
      find(query, 'artists'),
      findFeaturedOf(db, genre),
      find(query, 'playlists'),
    ]);
    const ids = [
      ...new Set([...songs.map(({ artistId }) => artistId), ...named.map((each) => each.id)]),
    ];
    const artists = await findArtists(db, { ids, genre });
    const ofGenre = new Set(artists.map((artist) => artist.id));
    // A title may have the word as well.
    const tracks = songs.filter(({ artistId }) => ofGenre.has(artistId));
    return describe({ tracks, artists, playlists: [...featured, ...playlists] }, viewer);
  }

  return { readGenre, readMood };
}
