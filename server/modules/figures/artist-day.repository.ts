import { getTableColumns, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { upsertAll } from '../../platform/database/upsert-all.ts';
import { artistDayTable } from './artist-day.table.ts';
import { addListeners } from './day-listener.repository.ts';
import { dayListenerTable } from './day-listener.table.ts';
import type { DayFigures, DayParts } from './day-figures.ts';
import { insertMonths, markMonths } from './month-to-close.repository.ts';

export type ArtistDay = { artistId: string; day: string } & DayFigures;

type DayRow = typeof artistDayTable.$inferSelect;

export type PartColumns = Omit<DayParts, 'tracks'> &
  Pick<DayRow, 'trackIds' | 'trackStreams' | 'trackEarned' | 'trackSkips'>;

export function readParts(columns: PartColumns): DayParts {
  const { countries, sources, plans, playlists, devices, hours, ...own } = columns;
  const { trackIds, trackStreams, trackEarned, trackSkips } = own;
  const tracks = Object.fromEntries(
    trackIds.map((id, at) => [
      id,
      [trackStreams[at] ?? 0, trackEarned[at] ?? 0, trackSkips[at] ?? 0] as const,
    ]),
  );
  return { countries, sources, plans, playlists, devices, hours, tracks };
}

export function getColumns({ tracks, ...others }: DayParts): PartColumns {
  const sums = Object.values(tracks);
  return {
    ...others,
    trackIds: Object.keys(tracks),
    trackStreams: sums.map(([streams]) => streams),
    trackEarned: sums.map(([, earned]) => earned),
    trackSkips: sums.map(([, , skips]) => skips),
  };
}

type DayKey = Pick<ArtistDay, 'artistId' | 'day'>;

export function readDay({ artistId, day, streams, skips, seconds, earned, ...row }: DayRow) {
  const { listeners } = row;
  return { artistId, day, streams, skips, seconds, earned, listeners, parts: readParts(row) };
}

/**
 * Creates missing days, in one order everywhere, which avoids deadlocks. Listeners are not read.
 */
export async function lockDays(tx: Db, keys: readonly DayKey[]): Promise<ArtistDay[]> {
  const wanted = sql`unnest(${sql.param(keys.map(({ artistId }) => artistId))}::text[],
    ${sql.param(keys.map(({ day }) => day))}::date[]) as wanted (artist_id, day)`;
  await tx.execute(sql`
    insert into ${artistDayTable} (artist_id, day, streams, skips, seconds, earned, listeners)
    select artist_id, day, 0, 0, 0, 0, '{}' from ${wanted} order by artist_id, day
    on conflict do nothing`);
  const { listeners: _, ...columns } = getTableColumns(artistDayTable);
  const rows = await tx
    .select(columns)
    .from(artistDayTable)
    .where(sql`(artist_id, day) in (select artist_id, day from ${wanted})`)
    .orderBy(artistDayTable.artistId, artistDayTable.day)
    .for('update');
  return rows.map((row) => readDay({ ...row, listeners: [] }));
}

const toRows = (days: readonly ArtistDay[]): DayRow[] =>
  days.map(({ listeners, parts, ...day }) => ({
    ...day,
    ...getColumns(parts),
    listeners: [...listeners],
  }));

export async function writeDays(tx: Db, days: readonly ArtistDay[]): Promise<void> {
  await upsertAll(tx, artistDayTable, toRows(days));
  await markMonths(tx, days);
}

/** @param days from `lockDays`, with the listeners to add. */
export async function writeCounted(tx: Db, days: readonly ArtistDay[]): Promise<void> {
  await upsertAll(tx, artistDayTable, toRows(days), ['listeners']);
  await addListeners(tx, days);
  await markMonths(tx, days);
}

export async function deleteDays(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with deleted as (
      delete from ${artistDayTable} where ${anyOf(artistDayTable.artistId, artistIds)}
      returning artist_id, day
    ), forgotten as (
      delete from ${dayListenerTable} where ${anyOf(dayListenerTable.artistId, artistIds)}
    ) ${insertMonths(sql`deleted`)}`);
}
