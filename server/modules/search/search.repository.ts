import { eq, sql } from 'drizzle-orm';
import { searchLimits } from '#contract/search.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { trackTable } from '../track/track.table.ts';
import {
  exactNames,
  type NameIndex,
  prefixNames,
  prepareMatches,
  wordNames,
} from './name-matches.ts';
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

const trackMax = searchLimits.tracks;

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
    tracks: [exactNames(tracks), prefixNames(popularTracks)],
    allTracks: prefixNames(tracks),
    names: (index: NameIndex) => [exactNames(index), prefixNames(index)],
  };
  const long = {
    tracks: [exactNames(tracks), prefixNames(tracks), wordNames(popularTracks)],
    allTracks: wordNames(tracks),
    names: (index: NameIndex) => [exactNames(index), prefixNames(index), wordNames(index)],
  };
  const prepareAll = (length: string, sets: typeof short) => ({
    tracks: prepare(`${length}_tracks`, sets.tracks, trackMax),
    allTracks: prepare(`${length}_all_tracks`, [...sets.tracks, sets.allTracks], trackMax),
    others: kinds.map(([kind, index]) =>
      prepare(`${length}_${kind}`, sets.names(index), searchLimits[kind]),
    ),
  });
  const find = { short: prepareAll('short', short), long: prepareAll('long', long) };

  return async (query) => {
    const { tracks: findTracks, allTracks, others } = query.isShort ? find.short : find.long;
    const [popular = [], foundArtists = [], foundAlbums = [], foundPlaylists = []] =
      await Promise.all([findTracks, ...others].map((findMatches) => findMatches(query)));
    return {
      tracks: popular.length === trackMax ? popular : await allTracks(query),
      artists: foundArtists,
      albums: foundAlbums,
      playlists: foundPlaylists,
    };
  };
}

export async function findArtistHits(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, name, followers } = artistTable;
  return inOrder(
    ids,
    await db.select({ id, name, followers }).from(artistTable).where(anyOf(id, ids)),
  );
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
