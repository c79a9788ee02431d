import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { addChartDays } from '../chart/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import type { QueuedEvent } from './figure-event.ts';

export type PlaysOfDay = {
  trackId: string;
  /** Null only for plays from before countries were stored. */
  country: string | null;
  /** UTC. */
  day: string;
  plays: number;
};

/** Sums up the plays that play counts and charts lack. */
export function getUnranked(events: readonly QueuedEvent[]): PlaysOfDay[] {
  const sums = new Map<string, PlaysOfDay>();
  for (const { kind, isRanked, trackId, country, at } of events) {
    if (kind !== 'play' || isRanked) continue;
    const day = toDay(at);
    const key = `${trackId} ${country} ${day}`;
    const { plays } = sums.get(key) ?? { plays: 0 };
    sums.set(key, { trackId, country, day, plays: plays + 1 });
  }
  return [...sums.values()];
}

/**
 * Adds plays to play counts and charts, in the transaction that takes them off the queue. A play
 * itself would wait here for all others of a hit. Tracks are locked in one order, which avoids
 * deadlocks; deleted ones are left out.
 */
export async function rankTracks(tx: Db, days: readonly PlaysOfDay[]): Promise<void> {
  if (days.length === 0) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with added as (
      select track_id, sum(plays) as plays from unnest(
        ${sql.param(days.map(({ trackId }) => trackId))}::text[],
        ${sql.param(days.map(({ plays }) => plays))}::bigint[]) as each (track_id, plays)
      group by track_id
    ), locked as materialized (
      select id, added.plays from ${trackTable} join added on added.track_id = ${trackTable.id}
      order by id for no key update of ${trackTable}
    )
    update ${trackTable} set play_count = play_count + locked.plays
    from locked where locked.id = ${trackTable.id} returning ${trackTable.id}`);
  const known = new Set(rows.map(({ id }) => id));
  const charted = days.flatMap(({ country, ...day }) =>
    country !== null && known.has(day.trackId) ? [{ country, ...day }] : [],
  );
  if (charted.length > 0) await addChartDays(tx, charted);
}
