import { and, count, desc, eq, isNull, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listedTrack, trackColumns, type TrackRow } from '../../catalogue/track/index.ts';
import { listeningTotalTable } from './listening-total.table.ts';
import { playTable } from './play.table.ts';

/** Latest plays that are considered. */
const recentPlays = 2000;

/** Each track once. */
export function findRecentTracks(db: Db, listenerId: string, limit: number): Promise<TrackRow[]> {
  const latest = db
    .select({ trackId: playTable.trackId, playedAt: playTable.playedAt })
    .from(playTable)
    .where(and(eq(playTable.listenerId, listenerId), isNull(playTable.forgottenAt)))
    .orderBy(desc(playTable.playedAt))
    .limit(recentPlays)
    .as('latest');
  const distinct = db
    .select({
      trackId: latest.trackId,
      playedAt: sql`max(${latest.playedAt})`.as('last_played_at'),
    })
    .from(latest)
    .groupBy(latest.trackId)
    .orderBy(({ playedAt, trackId }) => [desc(playedAt), trackId])
    .limit(limit)
    .as('distinct_tracks');
  return db
    .select(trackColumns)
    .from(distinct)
    .innerJoin(listedTrack, eq(listedTrack.id, distinct.trackId))
    .orderBy(desc(distinct.playedAt), distinct.trackId);
}

const countedPlays = 20_000;

export function findMostPlayed(db: Db, listenerId: string, limit: number): Promise<TrackRow[]> {
  const latest = db
    .select({ trackId: playTable.trackId })
    .from(playTable)
    .where(and(eq(playTable.listenerId, listenerId), isNull(playTable.forgottenAt)))
    .orderBy(desc(playTable.playedAt))
    .limit(countedPlays)
    .as('latest');
  const most = db
    .select({ trackId: latest.trackId, plays: count().as('plays') })
    .from(latest)
    .groupBy(latest.trackId)
    .orderBy(({ plays, trackId }) => [desc(plays), trackId])
    .limit(limit)
    .as('most');
  return db
    .select({ ...trackColumns, playCount: most.plays })
    .from(most)
    .innerJoin(listedTrack, eq(listedTrack.id, most.trackId))
    .orderBy(desc(most.plays), most.trackId);
}

/** As a column: whole lengths of counted tracks. */
export const secondsListened = (listenerId: string): SQL<number> =>
  sql`coalesce((select seconds from ${listeningTotalTable}
    where listener_id = ${listenerId}), 0)::float8`;
