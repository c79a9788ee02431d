import { and, asc, eq, isNull, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { artistSummaryTable } from '../../figures/figures/artist-summary.table.ts';
import { heldFlags } from '../../money/play-screening/index.ts';
import type { Span } from '../../catalogue/label/index.ts';
import { importedDayTable } from '../../figures/figures/imported.table.ts';
import { artistDayTable } from '../../figures/figures/artist-day.table.ts';
import { statementTable } from '../../money/statement/statement.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

export type RosterRow = Awaited<ReturnType<typeof findRoster>>[number];

export function findRoster(db: Db, labelId: string) {
  const { status, startsOn, endsOn, declinedOn, joinedOn, royaltyRate } = labelContractTable;
  const { name, genre, country, verified, followers, monthlyListeners } = artistTable;
  const counted = sql`${artistSummaryTable.figures} #> '{ranges,28days}'`;
  return db
    .select({
      artistId: artistTable.id,
      contract: { status, startsOn, endsOn, declinedOn, joinedOn, royaltyRate },
      artist: { name, genre, country, verified, followers },
      publicListeners: monthlyListeners,
      /** The number that the artist sees. */
      listeners: sql<number>`(coalesce((${counted} #>> '{listeners,all}')::float8, 0)
        + coalesce((${counted} #>> '{elsewhere,listeners}')::float8, 0))`,
    })
    .from(labelContractTable)
    .innerJoin(artistTable, eq(artistTable.id, labelContractTable.artistId))
    .leftJoin(artistSummaryTable, eq(artistSummaryTable.artistId, artistTable.id))
    .where(eq(labelContractTable.labelId, labelId))
    .orderBy(nameOrder(name), asc(artistTable.id), asc(startsOn));
}

export type ArtistSpan = Pick<Span, 'from' | 'until'> & { artistId: string };

/** Millionths of a euro, only from days under contract. */
export type CountedRow = {
  artistId: string;
  streams: number;
  earned: number;
  /** Of the streams, plays that wait for a decision. */
  waiting: number;
};

/** Counts plays here and elsewhere; streams and earnings start on different days. */
export async function sumCounted(
  db: Db,
  spans: readonly ArtistSpan[],
  since: { streams: string; earned: string },
): Promise<CountedRow[]> {
  const held = sql`unnest(
    ${sql.param(spans.map(({ artistId }) => artistId))}::text[],
    ${sql.param(spans.map(({ from }) => from))}::date[],
    ${sql.param(spans.map(({ until }) => until))}::date[]
  ) as held (artist_id, first_day, last_day)`;
  const first = since.streams < since.earned ? since.streams : since.earned;
  const getDays = (table: typeof artistDayTable | typeof importedDayTable) => sql`
    select counted.artist_id, counted.day, counted.streams, counted.earned, 0 as waiting
    from ${held} join ${table} as counted on counted.artist_id = held.artist_id
      and counted.day between greatest(held.first_day, ${first}::date) and held.last_day`;
  const flagged = sql`
    select flagged.artist_id, flagged.day, 0, 0, 1
    from ${held} join ${heldFlags(sql`flagged`)} on flagged.artist_id = held.artist_id
      and flagged.day between greatest(held.first_day, ${since.streams}::date) and held.last_day
    where not flagged.is_refused`;
  const { rows } = await db.execute<CountedRow>(sql`
    select artist_id as "artistId",
      coalesce(sum(streams) filter (where day >= ${since.streams}::date), 0)::float8 as streams,
      coalesce(sum(earned) filter (where day >= ${since.earned}::date), 0)::float8 as earned,
      sum(waiting)::int as waiting
    from (
      ${getDays(artistDayTable)} union all ${getDays(importedDayTable)} union all ${flagged}
    ) as counted
    group by artist_id`);
  return rows;
}

/** Millionths of a euro. */
export async function findStated(db: Db, labelId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({
      artistId: sql<string>`${statementTable.artistId}`,
      earned: sql<number>`sum(${statementTable.earned})::float8`,
    })
    .from(statementTable)
    .where(isStatedUnder(labelId))
    .groupBy(statementTable.artistId);
  return new Map(rows.map(({ artistId, earned }) => [artistId, earned]));
}

/** Goes through the label's artists, who have few statements. */
export function isStatedUnder(labelId: string) {
  return sql`${statementTable.labelId} = ${labelId} and ${statementTable.artistId} in (
    select ${labelContractTable.artistId} from ${labelContractTable}
    where ${labelContractTable.labelId} = ${labelId})`;
}

/** A label's own statements hold its commissions. */
export const isOwnOf = (labelId: string) =>
  and(isNull(statementTable.artistId), eq(statementTable.labelId, labelId));
