import { eq, type SQL } from '#drizzle/orm.ts';
import type { SearchKind } from '#contract/search.ts';
import { searchLimits } from '#contract/limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { foreignCover } from '../playlist/index.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { listedTrack, trackColumns, type TrackRow } from '../../catalogue/track/index.ts';
import { type DemoMode, findPeople, type FoundPerson } from '../../people/user/index.ts';
import { longMatches, type MatchSets, shortMatches } from './name-indexes.repository.ts';
import { byRank, isMatched } from './name-matches.repository.ts';
import type { SearchQuery } from '../../../platform/search-text/search-query.ts';

export type Hits = {
  tracks: TrackRow[];
  artists: { id: string; name: string; followers: number }[];
  albums: { id: string; title: string; artistId: string; artistName: string }[];
  playlists: {
    id: string;
    name: string;
    description: string;
    trackCount: number;
    foreign: string | null;
  }[];
  people: FoundPerson[];
};

export const noHits: Hits = { tracks: [], artists: [], albums: [], playlists: [], people: [] };

export type HitsPage = { query: SearchQuery; kind: SearchKind; from: number };

/**
 * One statement per kind; all tracks are searched only if the popular ones do not fill the list.
 */
export function prepareSearch(db: Db, mode: DemoMode) {
  const short = prepareStatements(db, 'short', shortMatches);
  const long = prepareStatements(db, 'long', longMatches);
  const choose = ({ key, keyEnd, fullText, isShort }: SearchQuery) => ({
    find: isShort ? short : long,
    values: { key, keyEnd, fullText },
  });

  async function findTracks(query: SearchQuery): Promise<TrackRow[]> {
    const { find, values } = choose(query);
    const tracks = await find.tracks.execute(values);
    const isFull = tracks.length === searchLimits.tracks;
    return isFull ? tracks : find.allTracks.execute(values);
  }

  async function findHits(query: SearchQuery): Promise<Hits> {
    const { find, values } = choose(query);
    const [tracks, artists, albums, playlists, people] = await Promise.all([
      findTracks(query),
      find.artists.execute(values),
      find.albums.execute(values),
      find.playlists.execute(values),
      findPeople(db, mode, query, { limit: searchLimits.people, from: 0 }),
    ]);
    return { tracks, artists, albums, playlists, people };
  }

  /** One row more than a page. */
  async function findPage({ query, kind, from }: HitsPage): Promise<Hits> {
    const { find, values } = choose(query);
    const rows =
      kind === 'people'
        ? await findPeople(db, mode, query, { limit: searchLimits.page + 1, from })
        : await find.pages[kind].execute({ ...values, from });
    return { ...noHits, [kind]: rows };
  }

  return { findHits, findPage, findTracks };
}

function prepareStatements(db: Db, length: string, { pages, ...matches }: MatchSets) {
  const getName = (kind: string) => `search_${length}_${kind}`;
  return {
    tracks: selectTracks(db, matches.tracks).prepare(getName('tracks')),
    allTracks: selectTracks(db, matches.allTracks).prepare(getName('allTracks')),
    artists: selectArtists(db, matches.artists).prepare(getName('artists')),
    albums: selectAlbums(db, matches.albums).prepare(getName('albums')),
    playlists: selectPlaylists(db, matches.playlists).prepare(getName('playlists')),
    pages: {
      tracks: selectTracks(db, pages.tracks).prepare(getName('tracks_page')),
      artists: selectArtists(db, pages.artists).prepare(getName('artists_page')),
      albums: selectAlbums(db, pages.albums).prepare(getName('albums_page')),
      playlists: selectPlaylists(db, pages.playlists).prepare(getName('playlists_page')),
    },
  };
}

function selectTracks(db: Db, matches: SQL) {
  return db
    .select(trackColumns)
    .from(matches)
    .innerJoin(listedTrack, isMatched(listedTrack.id))
    .orderBy(byRank);
}

function selectArtists(db: Db, matches: SQL) {
  return db
    .select({ id: artistTable.id, name: artistTable.name, followers: artistTable.followers })
    .from(matches)
    .innerJoin(artistTable, isMatched(artistTable.id))
    .orderBy(byRank);
}

function selectAlbums(db: Db, matches: SQL) {
  return db
    .select({
      id: albumTable.id,
      title: albumTable.title,
      artistId: albumTable.artistId,
      artistName: artistTable.name,
    })
    .from(matches)
    .innerJoin(albumTable, isMatched(albumTable.id))
    .innerJoin(artistTable, eq(artistTable.id, albumTable.artistId))
    .orderBy(byRank);
}

function selectPlaylists(db: Db, matches: SQL) {
  return db
    .select({
      id: playlistTable.id,
      name: playlistTable.name,
      description: playlistTable.description,
      trackCount: playlistTable.trackCount,
      foreign: foreignCover,
    })
    .from(matches)
    .innerJoin(playlistTable, isMatched(playlistTable.id))
    .orderBy(byRank);
}
