import { and, desc, getTableColumns, lte, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { unknownPart } from '../../figures/figures/index.ts';
import { artistDayTable } from '../../figures/figures/artist-day.table.ts';
import { importedDayTable } from '../../figures/figures/imported.table.ts';
import { monthToCloseTable } from '../../figures/figures/month-to-close.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import type { Span, Terms } from '../../catalogue/label/index.ts';
import { heldFlags } from '../play-screening/index.ts';
import type { Entry, EntrySums } from './entry.ts';
import { getFirstDay, getLastDay, toMonth } from '../../../platform/months.ts';
import { sharedAmountTable } from './shared-amount.table.ts';
import { type Owner, takePayees } from '../../catalogue/payee/index.ts';
import { closedMonthTable, payoutTable, statementTable } from './statement.table.ts';

/** For all artists. */
export async function findLastClosed(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ month: sql<string | null>`max(${closedMonthTable.month})` })
    .from(closedMonthTable);
  return row?.month ?? null;
}

export async function findFirstCounted(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select min(day)::text as day from (
      select min(day) as day from ${artistDayTable}
      union all
      select min(day) from ${importedDayTable}
    ) as first`);
  const day = rows[0]?.day ?? null;
  return day === null ? null : toMonth(day);
}

/** Locks those artists that are still open. */
export async function lockUnclosed(
  tx: Db,
  artistIds: readonly string[],
  month: string,
): Promise<string[]> {
  const { rows: locked } = await tx.execute<{ id: string }>(sql`
    select id from ${artistTable} where ${anyOf(artistTable.id, artistIds)} order by id
    for no key update`);
  // Query after locking, to see what another server just closed.
  const { rows } = await tx.execute<{ id: string | null }>(sql`
    select artist_id as id from ${statementTable}
    where month = ${month} and ${anyOf(statementTable.artistId, artistIds)}
    union all
    select null from ${closedMonthTable} where ${closedMonthTable.month} = ${month}`);
  if (rows.some(({ id }) => id === null)) return [];
  const closed = new Set(rows.map(({ id }) => id));
  return locked.map(({ id }) => id).filter((id) => !closed.has(id));
}

export async function findTerms(
  db: Db,
  artistIds: readonly string[],
): Promise<Map<string, Terms[]>> {
  const { artistId, labelId, royaltyRate, status, startsOn, endsOn } = labelContractTable;
  const rows = await db
    .select({ artistId, labelId, royaltyRate, status, startsOn, endsOn })
    .from(labelContractTable)
    .where(anyOf(artistId, artistIds));
  return Map.groupBy(rows, (row) => row.artistId);
}

export type SpansByArtist = ReadonlyMap<string, readonly Span[]>;

/** Joinable as `span`. */
export const spansTable = (spans: SpansByArtist) => {
  const rows = [...spans].flatMap(([artistId, its]) => its.map((span) => ({ artistId, ...span })));
  const column = (values: readonly (string | number | null)[], type: string) =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  return sql`unnest(
    ${column(
      rows.map(({ artistId }) => artistId),
      'text',
    )},
    ${column(
      rows.map(({ from }) => from),
      'date',
    )},
    ${column(
      rows.map(({ until }) => until),
      'date',
    )},
    ${column(
      rows.map(({ labelId }) => labelId),
      'text',
    )},
    ${column(
      rows.map(({ royaltyRate }) => royaltyRate),
      'float8',
    )}
  ) as span (artist_id, first_day, last_day, label_id, royalty_rate)`;
};

const keyColumns = sql`counted.artist_id as "artistId", label_id as "labelId",
  to_char(day, 'YYYY-MM') as month, origin, royalty_rate as "royaltyRate"`;

type OfArtist<Row> = Row & { artistId: string };

/** Months whose days changed since they were stated. */
export type ChangedMonths = ReadonlyMap<string, readonly string[]>;

/** Takes them before their days are read: what is counted meanwhile waits, and marks them again. */
export async function takeChangedMonths(
  tx: Db,
  artistIds: readonly string[],
  until: string,
): Promise<ChangedMonths> {
  const rows = await tx
    .delete(monthToCloseTable)
    .where(and(anyOf(monthToCloseTable.artistId, artistIds), lte(monthToCloseTable.month, until)))
    .returning();
  const months = Map.groupBy(rows, ({ artistId }) => artistId);
  return new Map([...months].map(([id, its]) => [id, its.map(({ month }) => month).toSorted()]));
}

/** Joinable as `changed`. */
export const changedTable = (changed: ChangedMonths) => {
  const rows = [...changed].flatMap(([id, months]) => months.map((month) => ({ id, month })));
  return sql`unnest(${sql.param(rows.map(({ id }) => id))}::text[],
    ${sql.param(rows.map(({ month }) => getFirstDay(month)))}::date[],
    ${sql.param(rows.map(({ month }) => getLastDay(month)))}::date[]
  ) as changed (artist_id, first_day, last_day)`;
};

export async function sumEarned(
  tx: Db,
  spans: SpansByArtist,
  changed: ChangedMonths,
): Promise<OfArtist<EntrySums>[]> {
  const { rows } = await tx.execute<OfArtist<EntrySums>>(sql`
    select ${keyColumns}, sum(streams)::float8 as streams, sum(earned)::float8 as earned
    from (
      select day.artist_id, day, 'here' as origin, streams, earned
      from ${changedTable(changed)} join ${artistDayTable} as day
        on day.artist_id = changed.artist_id and day between changed.first_day and changed.last_day
      union all
      select day.artist_id, day, 'elsewhere', streams, earned
      from ${changedTable(changed)} join ${importedDayTable} as day
        on day.artist_id = changed.artist_id and day between changed.first_day and changed.last_day
      union all
      select held.artist_id, day, 'here', -1, -held.earned
      from ${changedTable(changed)} join ${heldFlags(sql`held`)}
        on held.artist_id = changed.artist_id and day between changed.first_day and changed.last_day
    ) as counted
    join ${spansTable(spans)}
      on span.artist_id = counted.artist_id and day between first_day and last_day
    group by 1, 2, 3, 4, 5`);
  return rows;
}

const tracksOfDay = sql`(
  select coalesce(json_object_agg(id, json_build_array(its_streams, its_earned)), '{}')
  from unnest(track_ids, track_streams, track_earned) as track (id, its_streams, its_earned))`;

const partOf = (name: SQL) => sql`json_build_object(${name}, json_build_array(streams, earned))`;

/** Imports have no tracks; what held plays earned is taken off. */
export async function findEntries(
  tx: Db,
  spans: SpansByArtist,
  months: readonly string[],
): Promise<OfArtist<Entry>[]> {
  const first = sql`any(${sql.param(months)}::text[])`;
  const days = (table: typeof artistDayTable | typeof importedDayTable) => sql`
    from ${table} where day between ${getFirstDay(months.toSorted()[0] ?? '')}::date
      and ${getLastDay(months.toSorted().at(-1) ?? '')}::date`;
  const { rows } = await tx.execute<OfArtist<Entry>>(sql`
    select ${keyColumns}, streams::float8 as streams, earned::float8 as earned, tracks, countries, sources
    from (
      select artist_id, day, 'here' as origin, streams, earned, ${tracksOfDay} as tracks,
        countries, sources ${days(artistDayTable)}
      union all
      select artist_id, day, 'elsewhere', streams, earned,
        json_build_object('unknown', json_build_array(streams, earned)), countries, sources
        ${days(importedDayTable)}
      union all
      select artist_id, day, 'here', streams, earned, ${partOf(sql`track_id`)},
        ${partOf(sql`coalesce(country, ${unknownPart})`)},
        ${partOf(sql`coalesce(source, ${unknownPart})`)}
      from (
        select artist_id, day, track_id, country, source, -count(*) as streams,
          -sum(earned) as earned
        from ${heldFlags(sql`held`)} where held.artist_id = any(${sql.param([...spans.keys()])}::text[])
          and to_char(day, 'YYYY-MM') = ${first}
        group by artist_id, day, track_id, country, source
      ) as taken
    ) as counted
    join ${spansTable(spans)}
      on span.artist_id = counted.artist_id and day between first_day and last_day
    where ${anyArtist(spans)} and to_char(day, 'YYYY-MM') = ${first}`);
  return rows;
}

const anyArtist = (spans: SpansByArtist) =>
  sql`counted.artist_id = any(${sql.param([...spans.keys()])}::text[])`;

export type StatedRow = typeof statementTable.$inferSelect & { artistId: string };

/** A statement contains months until its own, so those before a changed month are not read. */
export function findStated(tx: Db, changed: ChangedMonths): Promise<StatedRow[]> {
  const firsts = [...changed].map(([id, [month = '']]) => ({ id, month }));
  const ids = sql.param(firsts.map(({ id }) => id));
  const months = sql.param(firsts.map(({ month }) => month));
  return tx
    .select({
      ...getTableColumns(statementTable),
      artistId: sql<string>`${statementTable.artistId}`,
    })
    .from(statementTable)
    .where(
      and(
        anyOf(statementTable.artistId, [...changed.keys()]),
        sql`exists (select from unnest(${ids}::text[], ${months}::text[]) as changed (id, first_month)
          where id = ${statementTable.artistId} and first_month <= ${statementTable.month})`,
      ),
    )
    .orderBy(statementTable.month);
}

/** What the last statement of each artist and label leaves, in cents. */
export async function findCarried(tx: Db, artistIds: readonly string[]) {
  const { artistId, labelId, month, payable, carried, shared } = statementTable;
  return tx
    .selectDistinctOn([artistId, labelId], { artistId, labelId, payable, carried, shared })
    .from(statementTable)
    .where(anyOf(artistId, artistIds))
    .orderBy(artistId, labelId, desc(month));
}

export type NewStatement = {
  statement: Omit<typeof statementTable.$inferInsert, 'payeeId'> & {
    artistId: string;
    labelId: string | null;
    shared: number;
  };
  payout: typeof payoutTable.$inferInsert | null;
  parts: readonly (typeof sharedAmountTable.$inferInsert)[];
};

/** A label is paid for its artists. */
const getOwner = ({ artistId, labelId }: NewStatement['statement']): Owner =>
  labelId === null ? { kind: 'artist', id: artistId } : { kind: 'label', id: labelId };

export async function addStatements(
  tx: Db,
  made: readonly NewStatement[],
  issuedAt: Date,
): Promise<void> {
  const owners = made.map(({ statement }) => getOwner(statement));
  const getPayee = await takePayees(tx, owners, issuedAt);
  await insertAll(
    tx,
    statementTable,
    made.map(({ statement }) => ({ ...statement, payeeId: getPayee(getOwner(statement)) })),
  );
  await insertAll(
    tx,
    payoutTable,
    made.flatMap(({ payout }) => payout ?? []),
  );
  await insertAll(
    tx,
    sharedAmountTable,
    made.flatMap(({ parts }) => parts),
  );
}
