import { getTableColumns, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { upsertAll } from '../../../platform/database/upsert-all.ts';
import { getColumns, readParts } from './artist-day.repository.ts';
import { artistDayTable } from './artist-day.table.ts';
import { summedDays } from './artist-summary.ts';
import { daysBefore } from '../../../platform/days.ts';
import { artistWeekTable } from './artist-week.table.ts';
import { addParts, emptyParts } from './day-figures.ts';

type WeekRow = typeof artistWeekTable.$inferSelect;
type WeekKey = Pick<WeekRow, 'artistId' | 'week'>;

/**
 * Sums finished weeks that are new or got late plays: counts never decrease, so comparing sums
 * detects changes. Queued with the summing up of artists, in the transaction that changes a day.
 *
 * @param today `yyyy-mm-dd`.
 */
export async function sumUpWeeks(
  tx: Db,
  artistIds: readonly string[],
  today: string,
): Promise<void> {
  const old = await findOldWeeks(tx, artistIds, today);
  if (old.length > 0) await upsertAll(tx, artistWeekTable, await sumDays(tx, old));
}

export async function deleteWeeks(tx: Db, artistIds: readonly string[]): Promise<void> {
  await tx.delete(artistWeekTable).where(anyOf(artistWeekTable.artistId, artistIds));
}

async function findOldWeeks(
  tx: Db,
  artistIds: readonly string[],
  today: string,
): Promise<WeekKey[]> {
  const { rows } = await tx.execute<WeekKey>(sql`
    select artist_id as "artistId", week::text from (
      select artist_id, day - (day - date '1900-01-01') % 7 as week, sum(streams) as streams,
        sum(skips) as skips, sum(earned) as earned
      from ${artistDayTable}
      where ${anyOf(artistDayTable.artistId, artistIds)}
        and day >= ${daysBefore(today, summedDays)}::date and day < ${today}::date
      group by 1, 2
    ) as days left join ${artistWeekTable} as kept using (artist_id, week)
    where week >= ${daysBefore(today, summedDays)}::date and week + 7 <= ${today}::date
      and (days.streams, days.skips, days.earned)
        is distinct from (kept.streams, kept.skips, kept.earned)`);
  return rows;
}

async function sumDays(tx: Db, weeks: readonly WeekKey[]): Promise<WeekRow[]> {
  const { listeners: _, ...columns } = getTableColumns(artistDayTable);
  const { artistId, day } = columns;
  const rows = await tx
    .select({ ...columns, week: sql<string>`wanted.week::text` })
    .from(artistDayTable)
    .innerJoin(
      sql`unnest(${sql.param(weeks.map((each) => each.artistId))}::text[],
        ${sql.param(weeks.map(({ week }) => week))}::date[]) as wanted (artist_id, week)`,
      sql`${artistId} = wanted.artist_id and ${day} between wanted.week and wanted.week + 6`,
    );
  const byWeek = Map.groupBy(rows, ({ artistId: id, week }) => `${id} ${week}`);
  return [...byWeek.values()].flatMap((days) => {
    const [first] = days;
    if (first === undefined) return [];
    const parts = emptyParts();
    const sums = { streams: 0, skips: 0, earned: 0 };
    for (const ofDay of days) {
      sums.streams += ofDay.streams;
      sums.skips += ofDay.skips;
      sums.earned += ofDay.earned;
      addParts(parts, readParts(ofDay));
    }
    return [{ artistId: first.artistId, week: first.week, ...sums, ...getColumns(parts) }];
  });
}
