import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import type { QueuedEvent } from './figure-event.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { trackTable } from '../track/track.table.ts';
import { figureEventTable } from './figure-event.table.ts';
import type { PlaysOfDay } from './rank-tracks.repository.ts';

/** `counted` has the rows of `recordPlay`. */
export function leavePlayToFigures(counted: SQL): SQL {
  return sql`
    insert into ${figureEventTable} (is_ranked, kind, at, earned, ${sharedColumns})
    select false, event.* from (${eventsOfPlays(counted)}) as event`;
}

export function leaveSkipToFigures(skipped: SQL): SQL {
  return sql`
    insert into ${figureEventTable} (kind, at, earned, ${sharedColumns}) ${eventsOfSkips(skipped)}`;
}

/** `plays` must include the artist and the track's length. */
export function eventsOfPlays(plays: SQL): SQL {
  return sql`select 'play' as kind, played_at as at, earned, ${sharedColumns} from ${plays}`;
}

export function eventsOfSkips(skips: SQL): SQL {
  return sql`select 'skip' as kind, skipped_at as at, 0 as earned, ${sharedColumns} from ${skips}`;
}

const sharedColumns = sql`artist_id, track_id, duration, listener_number, source, playlist_id,
  device, country, plan`;

/** Ignores rows locked by other servers, and drops events of deleted tracks. */
export async function takeEvents(
  tx: Db,
  limit: number,
): Promise<{ count: number; events: QueuedEvent[] }> {
  const events = await tx
    .delete(figureEventTable)
    .where(
      sql`ctid = any(array(select ctid from ${figureEventTable} limit ${limit} for update skip locked))`,
    )
    .returning();
  const known = await tx
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(anyOf(trackTable.id, [...new Set(events.map(({ trackId }) => trackId))]));
  const ids = new Set(known.map(({ id }) => id));
  return { count: events.length, events: events.filter(({ trackId }) => ids.has(trackId)) };
}

/** @returns plays that play counts and charts still lack. */
export async function dropEvents(tx: Db, artistIds: readonly string[]): Promise<PlaysOfDay[]> {
  const { rows } = await tx.execute<PlaysOfDay>(sql`
    with dropped as (
      delete from ${figureEventTable} where ${anyOf(figureEventTable.artistId, artistIds)}
      returning *
    )
    select track_id as "trackId", country, (at at time zone 'UTC')::date::text as day,
      count(*)::float8 as plays
    from dropped where kind = 'play' and not is_ranked group by 1, 2, 3`);
  return rows;
}
