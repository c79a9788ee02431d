import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { countForCharts } from '../chart/chart-day.repository.ts';
import type { PlaySum } from '../demo/favourites.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import { addListenedTime } from './listening-total.repository.ts';
import type { DeviceKind } from './device-of.ts';
import type { PlaySource } from './play-source.ts';
import { playTable } from './play.table.ts';
import { skipTable } from './skip.table.ts';

/** How often each of these listeners played each track, and when first. */
export async function findPlaySums(db: Db, listenerIds: readonly string[]): Promise<PlaySum[]> {
  return db
    .select({
      listenerId: sql<string>`${playTable.listenerId}`,
      trackId: playTable.trackId,
      plays: sql<number>`count(*)::int`,
      firstAt: sql<Date>`min(${playTable.playedAt})`.mapWith(playTable.playedAt),
    })
    .from(playTable)
    .where(anyOf(playTable.listenerId, listenerIds))
    .groupBy(playTable.listenerId, playTable.trackId)
    .orderBy(playTable.listenerId, playTable.trackId);
}

/** A counted play; where it was started and on what are left out where nobody can say. */
export type CountedPlay = {
  listenerId: string;
  trackId: string;
  playedAt: Date;
  source?: PlaySource | null;
  device?: DeviceKind;
};

/** What was given up before it counted, after so many seconds. */
type Skip = Omit<CountedPlay, 'playedAt'> & { skippedAt: Date; seconds: number };

/**
 * Keeps a counted play, with the country and the plan of the listener at present, and adds it to what is
 * summed up of it: the count of the track, the charts, and how long the listener has listened. Nothing of it where
 * the listener or the track are gone. To be called in a transaction.
 */
export async function recordPlay(tx: Db, play: CountedPlay): Promise<void> {
  const { trackId, playedAt } = play;
  const id = newId(playedAt.getTime());
  const { rowCount } = await tx.execute(sql`
    insert into ${playTable}
      (id, played_at, listener_id, track_id, source, playlist_id, device, country, plan)
    select ${id}, ${playedAt.toISOString()}::timestamptz, ${circumstancesOf(play)}`);
  if (rowCount === 0) return;
  await tx
    .update(trackTable)
    .set({ playCount: sql`${trackTable.playCount} + 1` })
    .where(eq(trackTable.id, trackId));
  await countForCharts(tx, play);
  await addListenedTime(tx, play);
}

/** Keeps a skip, as `recordPlay` keeps a play; nothing is summed up of it. */
export async function recordSkip(tx: Db, skip: Skip): Promise<void> {
  const { skippedAt, seconds } = skip;
  await tx.execute(sql`
    insert into ${skipTable}
      (id, skipped_at, seconds, listener_id, track_id, source, playlist_id, device, country, plan)
    select ${newId(skippedAt.getTime())}, ${skippedAt.toISOString()}::timestamptz, ${seconds}::int,
      ${circumstancesOf(skip)}`);
}

function circumstancesOf({ listenerId, trackId, source, device }: Omit<CountedPlay, 'playedAt'>) {
  return sql`${userTable.id}, ${trackTable.id}, ${source?.kind ?? null}, ${source?.playlistId ?? null},
    ${device ?? null}, ${userTable.country}, ${userTable.subscriptionType}
    from ${userTable}, ${trackTable}
    where ${userTable.id} = ${listenerId} and ${trackTable.id} = ${trackId}`;
}
