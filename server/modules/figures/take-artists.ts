import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import type { artistToRecountTable, artistToSumTable } from './artist-summary.table.ts';

/** Artists that one transaction takes, at most. */
export const artistsAtOnce = 50;

/** Plays and skips after which no further artist is taken: the embedded database serves nobody else meanwhile. */
export const eventsAtOnce = 20_000;

/**
 * Takes artists who wait in a queue: as many as have `eventsAtOnce` plays and skips together, or one who has more; none
 * where nobody is left. They wait again if the transaction fails, and what another server takes is left to it.
 *
 * @param events the statement that counts as `events` those of `waiting.artist_id`.
 */
export async function takeArtists(
  tx: Db,
  queue: typeof artistToRecountTable | typeof artistToSumTable,
  events: SQL,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with waiting as materialized (
      select artist_id from ${queue} order by artist_id limit ${artistsAtOnce}::int
      for update skip locked
    ), counted as (
      select artist_id, events, sum(events) over (order by artist_id) as together
      from waiting cross join lateral (${events}) as bounded
    )
    delete from ${queue} where artist_id in (
      select artist_id from counted where together <= ${eventsAtOnce}::int or together = events
    ) returning artist_id as id`);
  return rows.map(({ id }) => id);
}
