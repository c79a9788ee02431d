import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { playTable } from '../play/play.table.ts';
import { coPlayMarkTable, coPlayTable } from './co-play.table.ts';

/**
 * Counts plays against those of the same listener in the hour before. `offset 0` makes the database
 * look each of them up in the index.
 */
async function addCoPlays(tx: Db, fresh: SQL): Promise<{ read: number; last: string | null }> {
  const { rows } = await tx.execute<{ read: number; last: string | null }>(sql`
    with fresh as materialized (${fresh}), pair as (
      select fresh.track_id as one, former.track_id as other, count(*)::int as plays
      from fresh cross join lateral (
        select track_id from ${playTable} as earlier
        where earlier.listener_id = fresh.listener_id
          and earlier.played_at < fresh.played_at
          and earlier.played_at >= fresh.played_at - interval '1 hour'
        offset 0
      ) as former
      where former.track_id <> fresh.track_id
      group by 1, 2
    ), counted as (
      insert into ${coPlayTable} (track_id, other_id, plays)
      select one, other, sum(plays)::int from (
        select one, other, plays from pair union all select other, one, plays from pair
      ) as both_ways group by 1, 2 order by 1, 2
      on conflict (track_id, other_id) do update set plays = co_play.plays + excluded.plays
    )
    select count(*)::int as "read", max(id) as "last" from fresh`);
  return rows[0] ?? { read: 0, last: null };
}

/**
 * Counts the next plays of this server, each once.
 *
 * @returns the number of plays read.
 */
export async function countCoPlays(tx: Db, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ playId: string }>(sql`
    insert into ${coPlayMarkTable} (id, play_id) values (1, '')
    on conflict (id) do update set play_id = co_play_mark.play_id
    returning play_id as "playId"`);
  const since = rows[0]?.playId ?? '';
  // ULIDs begin with a digit; plays of the demo, whose ids begin with a letter, are not counted.
  const { read, last } = await addCoPlays(
    tx,
    sql`select id, listener_id, track_id, played_at from ${playTable}
      where id > ${since} and id < 'a' order by id limit ${limit}`,
  );
  if (last !== null) await tx.update(coPlayMarkTable).set({ playId: last });
  return read;
}
