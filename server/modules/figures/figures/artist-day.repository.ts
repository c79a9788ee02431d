import { getTableColumns, type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { upsertAll } from '../../../platform/database/upsert-all.ts';
import { artistDayTable } from './artist-day.table.ts';
import type { DayFigures, DayParts } from './day-figures.ts';
import { listenerMonthTable } from './listener-month.table.ts';
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

export type LockedDay = ArtistDay & Pick<DayRow, 'isOpen'>;

/**
 * Creates missing days, which are open, in one order everywhere, which avoids deadlocks. Listeners
 * are not read.
 */
export async function lockDays(tx: Db, keys: readonly DayKey[]): Promise<LockedDay[]> {
  const wanted = sql`unnest(${sql.param(keys.map(({ artistId }) => artistId))}::text[],
    ${sql.param(keys.map(({ day }) => day))}::date[]) as wanted (artist_id, day)`;
  await tx.execute(sql`
    insert into ${artistDayTable} (artist_id, day, streams, skips, seconds, earned, listeners, is_open)
    select artist_id, day, 0, 0, 0, 0, '{}', true from ${wanted} order by artist_id, day
    on conflict do nothing`);
  const { listeners: _, ...columns } = getTableColumns(artistDayTable);
  const rows = await tx
    .select(columns)
    .from(artistDayTable)
    .where(sql`(artist_id, day) in (select artist_id, day from ${wanted})`)
    .orderBy(artistDayTable.artistId, artistDayTable.day)
    .for('update');
  return rows.map((row) => ({ ...readDay({ ...row, listeners: [] }), isOpen: row.isOpen }));
}

const toRow = ({ listeners, parts, ...day }: ArtistDay): DayRow => ({
  ...day,
  ...getColumns(parts),
  listeners: [...listeners],
  isOpen: false,
});

export async function writeDays(tx: Db, days: readonly ArtistDay[]): Promise<void> {
  await upsertAll(tx, artistDayTable, days.map(toRow));
  await markMonths(tx, days);
}

/** @param days from `lockDays`, with the listeners to add, which an open day does not keep. */
export async function writeCounted(tx: Db, days: readonly LockedDay[]): Promise<void> {
  const rows = days.map(({ isOpen, ...day }) => ({ ...toRow(day), isOpen }));
  await upsertAll(tx, artistDayTable, rows, ['listeners', 'is_open']);
  await addListeners(
    tx,
    days.filter(({ isOpen }) => !isOpen),
  );
  await markMonths(tx, days);
}

/** Late plays of a day whose listeners are folded. */
async function addListeners(tx: Db, days: readonly ArtistDay[]): Promise<void> {
  if (days.length === 0) return;
  const late = days.map(({ artistId, day, listeners }) => ({
    artist_id: artistId,
    day,
    listeners,
  }));
  await tx.execute(sql`
    update ${artistDayTable} as kept set listeners = ${together(sql`late`)}
    from json_populate_recordset(null::${artistDayTable}, ${JSON.stringify(late)}::json) as late
    where late.artist_id = kept.artist_id and late.day = kept.day`);
}

const together = (added: SQL) => sql`array(
  select distinct number from unnest(kept.listeners || ${added}.listeners) as each (number)
  order by number)`;

export async function deleteDays(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with deleted as (
      delete from ${artistDayTable} where ${anyOf(artistDayTable.artistId, artistIds)}
      returning artist_id, day
    ) ${insertMonths(sql`deleted`)}`);
}

/** Opens each artist's last day after a recount, so that more plays do not rewrite its listeners. */
export async function openLastDays(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${artistDayTable} set is_open = true where (artist_id, day) in (
      select artist_id, max(day) from ${artistDayTable}
      where ${anyOf(artistDayTable.artistId, artistIds)} group by artist_id)`);
}

/** Of open days: rows of `artist_id`, `day` and `number`, which may repeat. */
export const listenersOf = (days: SQL): SQL => sql`
  select open.artist_id, open.day, number from ${days} as open cross join lateral (
    select listener as number from ${listenerMonthTable} as month
    where month.artist_id = open.artist_id and month.last_day >= open.day
      and month.month = to_char(open.day, 'YYYY-MM')
      and extract(day from open.day)::smallint = any(month.days) and listener > 0
    offset 0
  ) as listened`;

/** Per transaction. */
export const daysAtOnce = 50;

/**
 * Adds the listeners of days that are over to their rows, which it locks as counting does.
 *
 * @returns the number of days.
 */
export async function foldSome(tx: Db, today: string): Promise<number> {
  const { rows: days } = await tx.execute<{ artist_id: string; day: string }>(sql`
    select artist_id, day::text as day from ${artistDayTable}
    where (artist_id, day) in (
      select artist_id, day from ${artistDayTable}
      where is_open and day < ${today}::date limit ${daysAtOnce}::int)
    order by artist_id, day for update`);
  const closed = sql`json_to_recordset(${JSON.stringify(days)}::json)`;
  await tx.execute(sql`
    with closed as (select * from ${closed} as day (artist_id text, day date)), added as (
      select artist_id, day, array_agg(number) as listeners
      from (${listenersOf(sql`closed`)}) as listener group by artist_id, day
    )
    update ${artistDayTable} as kept set is_open = false,
      listeners = case when added.listeners is null then kept.listeners else ${together(sql`added`)} end
    from closed left join added using (artist_id, day)
    where closed.artist_id = kept.artist_id and closed.day = kept.day`);
  return days.length;
}
