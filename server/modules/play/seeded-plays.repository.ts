import { sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { trackTable } from '../track/track.table.ts';
import { listeningTotalTable } from './listening-total.table.ts';
import { playTable } from './play.table.ts';

const playsPerStatement = 20_000;

type SeededPlay = { listenerId: string; trackId: string; playedAt: Date };

/** Inserts counted plays as arrays, one parameter a column: several times faster than row by row. */
export async function insertPlays(tx: Db, plays: readonly SeededPlay[]): Promise<void> {
  for (let start = 0; start < plays.length; start += playsPerStatement) {
    const part = plays.slice(start, start + playsPerStatement);
    const ids = part.map((_, index) => `ply_demo-${String(start + index).padStart(7, '0')}`);
    const column = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
    await tx.execute(sql`
      insert into ${playTable} (id, listener_id, track_id, played_at)
      select id, listener_id, track_id, played_at::timestamptz from unnest(
        ${column(ids)},
        ${column(part.map(({ listenerId }) => listenerId))},
        ${column(part.map(({ trackId }) => trackId))},
        ${column(part.map(({ playedAt }) => playedAt.toISOString()))}
      ) as demo (id, listener_id, track_id, played_at)`);
  }
}

/** Fills what `recordPlay` sums up for each play, from the plays of these listeners, who had none. */
export async function sumUpPlays(tx: Db, listenerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${trackTable} as track set play_count = track.play_count + counted.plays
    from (select track_id, count(*) as plays from ${playTable}
      where ${anyOf(playTable.listenerId, listenerIds)} group by track_id) as counted
    where counted.track_id = track.id`);
  await tx.execute(sql`
    insert into ${listeningTotalTable} (listener_id, seconds)
    select listener_id, sum(${trackTable.duration}) from ${playTable}
    join ${trackTable} on ${trackTable.id} = track_id
    where ${anyOf(playTable.listenerId, listenerIds)} group by listener_id`);
}
