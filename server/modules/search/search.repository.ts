import { eq, sql } from 'drizzle-orm';
import { searchLimits } from '#contract/search.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { trackTable } from '../track/track.table.ts';
import { exactNames, type NameIndex, prefixNames, prepareMatches, wordNames } from './name-matches.ts';
import type { SearchQuery } from './search-query.ts';

const tracks: NameIndex = {
  table: trackTable,
  id: trackTable.id,
  key: trackTable.searchKey,
  text: trackTable.searchText,
  popularity: trackTable.playCount,
};
const popularTracks: NameIndex = { ...tracks, where: sql`${trackTable.isPopular}` };
const artists: NameIndex = {
  table: artistTable,
  id: artistTable.id,
  key: artistTable.searchKey,
  text: artistTable.searchKey,
  popularity: artistTable.followers,
};
const albums: NameIndex = {
  table: albumTable,
  id: albumTable.id,
  key: albumTable.searchKey,
  text: albumTable.searchText,
  popularity: albumTable.releaseDate,
};
const playlists: NameIndex = {
  table: playlistTable,
  id: playlistTable.id,
  key: playlistTable.searchKey,
  text: playlistTable.searchKey,
  popularity: playlistTable.followerCount,
  where: sql`${playlistTable.isPublic}`,
};

export type MatchedIds = Record<'tracks' | 'artists' | 'albums' | 'playlists', string[]>;

/**
 * Prepares the search of all names. One or two letters look at beginnings of names only. Tracks are
 * first sought among the popular, and among all only when those do not fill the list.
 */
export function prepareSearch(db: Db): (query: SearchQuery) => Promise<MatchedIds> {
  const prepare = (name: string, sets: Parameters<typeof prepareMatches>[2], limit: number) =>
    prepareMatches(db, `search_${name}`, sets, limit);
  const kinds = [
    ['artists', artists],
    ['albums', albums],
    ['playlists', playlists],
  ] as const;
  const short = {
    tracks: prepare(
      'short_tracks',
      [exactNames(tracks), prefixNames(popularTracks), prefixNames(tracks)],
      searchLimits.tracks,
    ),
    others: kinds.map(([kind, index]) =>
      prepare(`short_${kind}`, [exactNames(index), prefixNames(index)], searchLimits[kind]),
    ),
  };
  const long = {
    tracks: prepare(
      'tracks',
      [exactNames(tracks), prefixNames(tracks), wordNames(popularTracks)],
      searchLimits.tracks,
    ),
    others: kinds.map(([kind, index]) =>
      prepare(kind, [exactNames(index), prefixNames(index), wordNames(index)], searchLimits[kind]),
    ),
  };
  const allTracks = prepare(
    'all_tracks',
    [exactNames(tracks), prefixNames(tracks), wordNames(popularTracks), wordNames(tracks)],
    searchLimits.tracks,
  );

  return async (query) => {
    const find = query.isShort ? short : long;
    const [foundTracks = [], ...found] = await Promise.all(
      [find.tracks, ...find.others].map((findMatches) => findMatches(query)),
    );
    const isFull = query.isShort || foundTracks.length === searchLimits.tracks;
    const [foundArtists = [], foundAlbums = [], foundPlaylists = []] = found;
    return {
      tracks: isFull ? foundTracks : await allTracks(query),
      artists: foundArtists,
      albums: foundAlbums,
      playlists: foundPlaylists,
    };
  };
}

export async function findArtistHits(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, name, followers } = artistTable;
  return inOrder(ids, await db.select({ id, name, followers }).from(artistTable).where(anyOf(id, ids)));
}

export async function findAlbumHits(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: albumTable.id,
      title: albumTable.title,
      artistId: albumTable.artistId,
      artistName: artistTable.name,
    })
    .from(albumTable)
    .innerJoin(artistTable, eq(artistTable.id, albumTable.artistId))
    .where(anyOf(albumTable.id, ids));
  return inOrder(ids, rows);
}

export async function findPlaylistHits(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, name, description } = playlistTable;
  const trackCount = sql<number>`(select count(*)::int from ${playlistTrackTable}
    where ${playlistTrackTable.playlistId} = ${playlistTable.id})`;
  const rows = await db
    .select({ id, name, description, trackCount })
    .from(playlistTable)
    .where(anyOf(id, ids));
  return inOrder(ids, rows);
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
