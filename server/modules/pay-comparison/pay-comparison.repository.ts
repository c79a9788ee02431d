import { and, desc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import { artistTable } from '../artist/artist.table.ts';
import { playTable } from '../play/play.table.ts';
import { type SpansByArtist, spansTable } from '../statement/closing.repository.ts';
import { firstDayOf, lastDayOf } from '../statement/month.ts';
import { closedMonthTable } from '../statement/statement.table.ts';
import { trackTable } from '../track/track.table.ts';
import {
  comparedMonthTable,
  listenerShareTable,
  payComparisonTable,
} from './pay-comparison.table.ts';

export type ComparisonRow = typeof payComparisonTable.$inferSelect;

/** What an artist earned at one rate, whose part by listener is still exact: whole millionths, and what is left of one. */
export type ExactRow = Omit<ComparisonRow, 'month'> & { royaltyRate: number; rest: number };

/** What sharing by listener gives or takes, in millionths of a euro. */
export type ListenerShareRow = typeof listenerShareTable.$inferSelect;

/** The last closed month that was not compared yet; null where all were. */
export async function findUncompared(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ month: closedMonthTable.month })
    .from(closedMonthTable)
    .leftJoin(comparedMonthTable, eq(comparedMonthTable.month, closedMonthTable.month))
    .where(sql`${comparedMonthTable.month} is null`)
    .orderBy(desc(closedMonthTable.month))
    .limit(1);
  return row?.month ?? null;
}

/**
 * Notes how a month is paid; nobody else does so until the transaction ends.
 *
 * @returns whether it was not noted yet.
 */
export async function takeMonth(
  tx: Db,
  month: string,
  { isPaidByListener }: { isPaidByListener: boolean },
): Promise<boolean> {
  const rows = await tx
    .insert(comparedMonthTable)
    .values({ month, listeners: 0, isPaidByListener })
    .onConflictDoNothing()
    .returning({ month: comparedMonthTable.month });
  return rows.length === 1;
}

const inMonth = (month: string) => sql`
  play.played_at >= ${`${firstDayOf(month)}T00:00:00Z`}::timestamptz
  and play.played_at < ${`${lastDayOf(month)}T00:00:00Z`}::timestamptz + interval '1 day'`;

/** How many people listened in a month, and to which artists. */
export async function findListenedTo(
  tx: Db,
  month: string,
): Promise<{ listeners: number; artistIds: string[] }> {
  const { rows } = await tx.execute<{ listeners: number; artistIds: string[] | null }>(sql`
    select count(distinct listener_number)::int as listeners,
      array_agg(distinct ${trackTable.artistId}) as "artistIds"
    from ${playTable} as play join ${trackTable} on ${trackTable.id} = play.track_id
    where ${inMonth(month)}`);
  const [row] = rows;
  return { listeners: row?.listeners ?? 0, artistIds: row?.artistIds ?? [] };
}

/**
 * What the plays of a month earned, shared in both ways. What the people of a plan and country earned together is divided by them
 * into equal parts, and the part of each by what they played. Plays of which nobody is known count alike in both.
 */
export async function sharePlays(tx: Db, month: string, spans: SpansByArtist): Promise<ExactRow[]> {
  const { rows } = await tx.execute<ExactRow>(sql`
    with heard as (
      select ${trackTable.artistId} as artist_id, (play.played_at at time zone 'UTC')::date as day,
        listener_number as listener, plan, country, earned
      from ${playTable} as play join ${trackTable} on ${trackTable.id} = play.track_id
      where ${inMonth(month)}
    ), known as (
      select * from heard where listener is not null and plan is not null and country is not null
    ), person as (
      select plan, country, listener, count(*) as plays from known group by plan, country, listener
    ), pool as (
      select plan, country, sum(earned)::numeric / count(distinct listener) as part
      from known group by plan, country
    ), worth as (
      select plan, country, listener, part / plays as play_worth
      from person join pool using (plan, country)
    ), shared as (
      select heard.*, coalesce(play_worth, earned) as worth
      from heard left join worth using (plan, country, listener)
    ), agreed as (
      select counted.*, label_id, royalty_rate from shared as counted
      join ${spansTable(spans)}
        on span.artist_id = counted.artist_id and day between first_day and last_day
    ), audience as (
      select artist_id, label_id, count(distinct listener)::int as listeners
      from agreed group by artist_id, label_id
    ), summed as (
      select artist_id, label_id, royalty_rate, count(*)::int as streams,
        sum(earned) as earned, sum(worth) as worth
      from agreed group by artist_id, label_id, royalty_rate
    )
    select summed.artist_id as "artistId", summed.label_id as "labelId",
      royalty_rate as "royaltyRate", streams, listeners, earned::float8 as "proRata",
      floor(worth)::float8 as "userCentric", (worth - floor(worth))::float8 as rest
    from summed join audience
      on audience.artist_id = summed.artist_id
      and audience.label_id is not distinct from summed.label_id
    order by 1, 2, 3`);
  return rows;
}

/** Keeps the comparison of a month that was taken. */
export async function addComparison(
  tx: Db,
  month: string,
  { listeners, rows }: { listeners: number; rows: readonly Omit<ComparisonRow, 'month'>[] },
): Promise<void> {
  await tx.update(comparedMonthTable).set({ listeners }).where(eq(comparedMonthTable.month, month));
  await insertAll(
    tx,
    payComparisonTable,
    rows.map((row) => ({ month, ...row })),
  );
}

/** Keeps what sharing a month by listener gives and takes. */
export const addListenerShares = (tx: Db, rows: readonly ListenerShareRow[]): Promise<void> =>
  insertAll(tx, listenerShareTable, rows);

/** What sharing a month by listener gives these artists and takes from them; nothing where it is paid pro rata. */
export const findListenerShares = (
  db: Db,
  artistIds: readonly string[],
  month: string,
): Promise<ListenerShareRow[]> =>
  db
    .select()
    .from(listenerShareTable)
    .where(and(anyOf(listenerShareTable.artistId, artistIds), eq(listenerShareTable.month, month)));

/** The months that a label was compared in, the newest first, at most `limit`. */
export async function findComparedMonths(
  db: Db,
  labelId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ month: payComparisonTable.month })
    .from(payComparisonTable)
    .where(eq(payComparisonTable.labelId, labelId))
    .orderBy(desc(payComparisonTable.month))
    .limit(limit);
  return rows.map(({ month }) => month);
}

/** The comparison of a month for each artist of a label, who earned most first. */
export function findComparison(db: Db, labelId: string, month: string) {
  const { artistId, streams, listeners, proRata, userCentric } = payComparisonTable;
  return db
    .select({ artistId, name: artistTable.name, streams, listeners, proRata, userCentric })
    .from(payComparisonTable)
    .innerJoin(artistTable, eq(artistTable.id, artistId))
    .where(and(eq(payComparisonTable.labelId, labelId), eq(payComparisonTable.month, month)))
    .orderBy(desc(proRata), artistId);
}
