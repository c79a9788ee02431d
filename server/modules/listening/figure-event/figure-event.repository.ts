import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { QueuedEvent } from './figure-event.ts';
import { anyOf, anyOfLocked } from '../../../platform/database/any-of.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { figureEventAsideTable, figureEventTable } from './figure-event.table.ts';
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

/** All artists but some, or one alone. */
export type Choice = { besides: readonly string[] } | { only: string };

export const isChosen = (artistId: SQL, choice: Choice): SQL =>
  'only' in choice
    ? sql`${artistId} = ${choice.only}`
    : sql`${artistId} <> all(${sql.param(choice.besides)}::text[])`;

type Taken = { count: number; events: QueuedEvent[] };

/** Ignores rows locked by other servers, and drops events of deleted tracks. */
export async function takeEvents(tx: Db, limit: number, choice: Choice): Promise<Taken> {
  const isTaken = isChosen(sql`artist_id`, choice);
  const events = await tx
    .delete(figureEventTable)
    .where(
      anyOfLocked(
        sql`ctid`,
        sql`select ctid from ${figureEventTable} where ${isTaken} limit ${limit} for update skip locked`,
      ),
    )
    .returning();
  const known = await tx
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(anyOf(trackTable.id, [...new Set(events.map(({ trackId }) => trackId))]));
  const ids = new Set(known.map(({ id }) => id));
  return { count: events.length, events: events.filter(({ trackId }) => ids.has(trackId)) };
}

/** Keeps events that were taken off the queue until `returnEvents`. */
export async function setEventsAside(tx: Db, events: readonly QueuedEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(figureEventAsideTable).values([...events]);
}

/** Queues what was set aside. */
export async function returnEvents(tx: Db, artistId: string): Promise<void> {
  const columns = sql`kind, at, earned, is_ranked, ${sharedColumns}`;
  await tx.execute(sql`
    with returned as (
      delete from ${figureEventAsideTable} where artist_id = ${artistId} returning *
    )
    insert into ${figureEventTable} (${columns}) select ${columns} from returned`);
}

/**
 * Includes events set aside.
 *
 * @returns plays that play counts and charts still lack.
 */
export async function dropEvents(tx: Db, artistIds: readonly string[]): Promise<PlaysOfDay[]> {
  const columns = sql`kind, is_ranked, track_id, country, at`;
  const { rows } = await tx.execute<PlaysOfDay>(sql`
    with dropped as (
      delete from ${figureEventTable} where ${anyOf(figureEventTable.artistId, artistIds)}
      returning ${columns}
    ), dropped_aside as (
      delete from ${figureEventAsideTable} where ${anyOf(figureEventAsideTable.artistId, artistIds)}
      returning ${columns}
    )
    select track_id as "trackId", country, (at at time zone 'UTC')::date::text as day,
      count(*)::float8 as plays
    from (select * from dropped union all select * from dropped_aside) as event
    where kind = 'play' and not is_ranked group by 1, 2, 3`);
  return rows;
}

/** What is stored and not yet in the figures. */
export const countQueuedEvents = (db: Db): Promise<number> => db.$count(figureEventTable);
