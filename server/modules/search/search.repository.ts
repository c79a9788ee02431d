import { eq, type SQL } from '#drizzle/orm.ts';
import { searchLimits } from '#contract/limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { foreignCover } from '../playlist/index.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { ofAlbum, ofArtist, trackColumns, type TrackRow } from '../track/index.ts';
import { trackTable } from '../track/track.table.ts';
import { longMatches, type MatchSets, shortMatches } from './name-indexes.repository.ts';
import { byRank, isMatched } from './name-matches.repository.ts';
import type { SearchQuery } from '../../platform/search-text/search-query.ts';

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
};

/**
 * One statement per kind; all tracks are searched only if the popular ones do not fill the list.
 */
export function prepareSearch(db: Db): (query: SearchQuery) => Promise<Hits> {
  const statements = {
    short: prepareStatements(db, 'short', shortMatches),
    long: prepareStatements(db, 'long', longMatches),
  };
  return async (query) => {
    const find = query.isShort ? statements.short : statements.long;
    const { key, keyEnd, fullText } = query;
    const values = { key, keyEnd, fullText };
    const [tracks, artists, albums, playlists] = await Promise.all([
      find.tracks.execute(values),
      find.artists.execute(values),
      find.albums.execute(values),
      find.playlists.execute(values),
    ]);
    const isFull = tracks.length === searchLimits.tracks;
    return {
      tracks: isFull ? tracks : await find.allTracks.execute(values),
      artists,
      albums,
      playlists,
    };
  };
}

function prepareStatements(db: Db, length: string, matches: MatchSets) {
  const getName = (kind: keyof MatchSets) => `search_${length}_${kind}`;
  return {
    tracks: selectTracks(db, matches.tracks).prepare(getName('tracks')),
    allTracks: selectTracks(db, matches.allTracks).prepare(getName('allTracks')),
    artists: db
      .select({ id: artistTable.id, name: artistTable.name, followers: artistTable.followers })
      .from(matches.artists)
      .innerJoin(artistTable, isMatched(artistTable.id))
      .orderBy(byRank)
      .prepare(getName('artists')),
    albums: db
      .select({
        id: albumTable.id,
        title: albumTable.title,
        artistId: albumTable.artistId,
        artistName: artistTable.name,
      })
      .from(matches.albums)
      .innerJoin(albumTable, isMatched(albumTable.id))
      .innerJoin(artistTable, eq(artistTable.id, albumTable.artistId))
      .orderBy(byRank)
      .prepare(getName('albums')),
    playlists: db
      .select({
        id: playlistTable.id,
        name: playlistTable.name,
        description: playlistTable.description,
        trackCount: playlistTable.trackCount,
        foreign: foreignCover,
      })
      .from(matches.playlists)
      .innerJoin(playlistTable, isMatched(playlistTable.id))
      .orderBy(byRank)
      .prepare(getName('playlists')),
  };
}

function selectTracks(db: Db, matches: SQL) {
  return db
    .select(trackColumns)
    .from(matches)
    .innerJoin(trackTable, isMatched(trackTable.id))
    .innerJoin(artistTable, ofArtist)
    .innerJoin(albumTable, ofAlbum)
    .orderBy(byRank);
}
