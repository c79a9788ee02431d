import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { countForCharts } from '../chart/chart-day.repository.ts';
import type { PlaySum } from '../demo/favourites.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import { addListenedTime } from './listening-total.repository.ts';
import type { CountedPlay } from './play-ledger.ts';
import { playTable } from './play.table.ts';

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

/**
 * Keeps a counted play, with the country and the plan of the listener at present, and adds it to what is summed up of it, all or nothing: the count of the track,
 * the charts, and how long the listener has listened.
 */
export async function recordPlay(db: Db, play: CountedPlay): Promise<void> {
  const { listenerId, trackId, playedAt, source, device } = play;
  const id = newId(playedAt.getTime());
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      insert into ${playTable}
        (id, listener_id, track_id, played_at, source, playlist_id, device, country, plan)
      select ${id}, ${listenerId}, ${trackId}, ${playedAt.toISOString()}::timestamptz,
        ${source?.kind ?? null}, ${source?.playlistId ?? null}, ${device ?? null},
        ${userTable.country}, ${userTable.subscriptionType}
      from ${userTable} where ${userTable.id} = ${listenerId}`);
    await tx
      .update(trackTable)
      .set({ playCount: sql`${trackTable.playCount} + 1` })
      .where(eq(trackTable.id, trackId));
    await countForCharts(tx, play);
    await addListenedTime(tx, play);
  });
}
