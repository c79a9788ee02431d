import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { artistToRecountTable } from './artist-summary.table.ts';
import type { artistToSumTable } from '../../listening/figure-event/artist-to-sum.table.ts';

export const artistsAtOnce = 50;

/** Events per transaction: the embedded database serves nobody else meanwhile. */
export const eventsAtOnce = 20_000;

/**
 * Takes up to `eventsAtOnce` together, or one artist with more. A failed transaction queues them
 * again; rows locked by other servers are ignored.
 *
 * @param events counts `events` of `waiting.artist_id`.
 * @param isTurn see `isTurnOf`.
 */
export async function takeArtists(
  tx: Db,
  queue: typeof artistToRecountTable | typeof artistToSumTable,
  { events, isTurn }: { events: SQL; isTurn: SQL },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with waiting as materialized (
      select artist_id from ${queue} as waiting where ${isTurn}
      order by artist_id limit ${artistsAtOnce}::int
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
