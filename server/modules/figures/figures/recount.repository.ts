import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { skipTable } from '../../listening/play/skip.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { artistToRecountTable } from './artist-summary.table.ts';
import { isTurnOf } from './uncounted-artist.repository.ts';
import {
  type Choice,
  eventsOfPlays,
  eventsOfSkips,
  type FigureEvent,
  liesIn,
  type Span,
} from '../../listening/figure-event/index.ts';
import { eventsAtOnce, takeArtists } from './take-artists.repository.ts';

const rowsAtOnce = 5_000;

export async function askForRecounts(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${artistToRecountTable} (artist_id) select ${artistTable.id} from ${artistTable}
    on conflict do nothing`);
}

export function takeArtistsToRecount(tx: Db, choice: Choice): Promise<string[]> {
  const isTheirs = sql`${trackTable.artistId} = waiting.artist_id`;
  const events = sql`
    select count(*) as events from (
      select from ${trackTable} join ${playTable} on ${playTable.trackId} = ${trackTable.id} where ${isTheirs}
      union all
      select from ${trackTable} join ${skipTable} on ${skipTable.trackId} = ${trackTable.id} where ${isTheirs}
      limit ${eventsAtOnce + 1}::int
    ) as event`;
  return takeArtists(tx, artistToRecountTable, { events, isTurn: isTurnOf('recount', choice) });
}

/**
 * Returns events artist by artist, the oldest first, so that a day's events are consecutive. Use
 * it only within a transaction.
 */
export async function* readEvents(
  tx: Db,
  artistIds: readonly string[],
  span: Span,
): AsyncGenerator<FigureEvent[]> {
  const countPlayed = (table: typeof playTable | typeof skipTable, at: SQL) => sql`(
    select ${table}.*, ${trackTable.artistId}, ${trackTable.duration} from ${table}
    join ${trackTable} on ${trackTable.id} = track_id
    where ${trackTable.artistId} = any(${sql.param(artistIds)}::text[]) and ${liesIn(at, span)}) as event`;
  const plays = eventsOfPlays(countPlayed(playTable, sql`played_at`));
  const skips = eventsOfSkips(countPlayed(skipTable, sql`skipped_at`));
  await tx.execute(sql`
    declare recounted no scroll cursor for
    select kind, artist_id as "artistId", track_id as "trackId", at, listener_number as "listenerNumber",
      duration, earned, source, playlist_id as "playlistId", country, plan, device
    from (${plays} union all ${skips}) as event
    order by artist_id, at`);
  for (;;) {
    const { rows } = await tx.execute<Omit<FigureEvent, 'at'> & { at: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from recounted`,
    );
    if (rows.length > 0) yield rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close recounted`);
}
