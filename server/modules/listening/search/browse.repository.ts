import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from '#drizzle/orm.ts';
import type { genres } from '#contract/genres.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { foreignCover } from '../playlist/index.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { listedTrack, trackColumns, type TrackRow } from '../../catalogue/track/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { isOfNotSuspended } from '../../people/user/index.ts';
import type { Hits } from './search.repository.ts';

type Genre = (typeof genres)[number];

/** Of a featured playlist's songs. */
const leastShare = 0.3;

/** Of the given artists, the most heard first. */
export function findArtists(db: Db, where: { ids: readonly string[]; genre?: Genre }) {
  const { id, name, followers, genre, monthlyListeners } = artistTable;
  return db
    .select({ id, name, followers })
    .from(artistTable)
    .where(and(inArray(id, [...where.ids]), where.genre && eq(genre, where.genre)))
    .orderBy(desc(monthlyListeners), asc(id));
}

/** Songs of public playlists, in the order of the playlists. */
export function findTracksOf(
  db: Db,
  playlistIds: readonly string[],
  limit: number,
): Promise<TrackRow[]> {
  return db
    .select(trackColumns)
    .from(playlistTrackTable)
    .innerJoin(listedTrack, eq(listedTrack.id, playlistTrackTable.trackId))
    .where(inArray(playlistTrackTable.playlistId, [...playlistIds]))
    .orderBy(
      sql`array_position(${sql.param([...playlistIds])}::text[], ${playlistTrackTable.playlistId})`,
      playlistTrackTable.position,
    )
    .limit(limit);
}

/** Featured playlists with enough songs of a genre; the one with most first. */
export function findFeaturedOf(db: Db, genre: Genre): Promise<Hits['playlists']> {
  const { id, name, description, trackCount, featuredPosition, isPublic, ownerId } = playlistTable;
  const share: SQL = sql`count(*)::float8 / ${trackCount}`;
  return db
    .select({ id, name, description, trackCount, foreign: foreignCover })
    .from(playlistTable)
    .innerJoin(playlistTrackTable, eq(playlistTrackTable.playlistId, id))
    .innerJoin(trackTable, eq(trackTable.id, playlistTrackTable.trackId))
    .innerJoin(
      artistTable,
      and(eq(artistTable.id, trackTable.artistId), eq(artistTable.genre, genre)),
    )
    .where(and(isNotNull(featuredPosition), isPublic, isOfNotSuspended(ownerId)))
    .groupBy(id)
    .having(sql`${trackCount} > 0 and ${share} >= ${leastShare}::float8`)
    .orderBy(desc(share), asc(id));
}
