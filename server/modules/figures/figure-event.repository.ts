import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import type { FigureEvent } from './day-figures.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { trackTable } from '../track/track.table.ts';
import { figureEventTable } from './figure-event.table.ts';

/** Leaves counted plays, as `recordPlay` holds them, to the daily figures. */
export function leavePlayToFigures(counted: SQL): SQL {
  return sql`
    insert into ${figureEventTable} (kind, at, earned, ${sharedColumns}) ${eventsOfPlays(counted)}`;
}

/** Leaves skips to the daily figures. */
export function leaveSkipToFigures(skipped: SQL): SQL {
  return sql`
    insert into ${figureEventTable} (kind, at, earned, ${sharedColumns}) ${eventsOfSkips(skipped)}`;
}

/** What figures are told of plays, which have the artist and the length of their track beside them. */
export function eventsOfPlays(plays: SQL): SQL {
  return sql`select 'play' as kind, played_at as at, earned, ${sharedColumns} from ${plays}`;
}

/** The same of skips, which have earned nothing. */
export function eventsOfSkips(skips: SQL): SQL {
  return sql`select 'skip' as kind, skipped_at as at, 0 as earned, ${sharedColumns} from ${skips}`;
}

const sharedColumns = sql`artist_id, track_id, duration, listener_number, source, playlist_id,
  device, country, plan`;

/**
 * Takes plays and skips that the figures do not have, at most `limit`: they are gone when the transaction ends, and
 * there again when it fails. What another server is taking is left to it; what is said of a track that is gone
 * is dropped.
 */
export async function takeEvents(
  tx: Db,
  limit: number,
): Promise<{ taken: number; events: FigureEvent[] }> {
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
  return { taken: events.length, events: events.filter(({ trackId }) => ids.has(trackId)) };
}

/** Gives up what waits of artists, whose plays are counted anew. */
export async function dropEvents(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.delete(figureEventTable).where(anyOf(figureEventTable.artistId, artistIds));
}
