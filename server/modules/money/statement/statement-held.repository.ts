import { and, desc, eq, sql } from '#drizzle/orm.ts';
import type { ScreeningRule } from '#contract/screening-rules.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { getSpans } from '../../catalogue/label/index.ts';
import { heldFlags, heldGroups } from '../play-screening/index.ts';
import { findTerms, spansTable } from './closing.repository.ts';
import { statementTable } from './statement.table.ts';
import { statementHeldTable } from './statement-held.table.ts';

/** Millionths of a euro. */
export type HeldNote = {
  artistId: string;
  labelId: string | null;
  rule: ScreeningRule;
  plays: number;
  earned: number;
};

type ArtistMonth = { artistId: string; month: string };

/** What the screenings before these closings hold back, by the contracts of its days. */
export async function findHeldNotes(tx: Db, months: readonly ArtistMonth[]): Promise<HeldNote[]> {
  const closed = sql`unnest(${sql.param(months.map(({ artistId }) => artistId))}::text[],
    ${sql.param(months.map(({ month }) => month))}::text[]) as closed (artist_id, month)`;
  const held = sql`${closed} join ${heldFlags(sql`held`)}
    on held.artist_id = closed.artist_id and held.noted_in = closed.month`;
  const { rows: artists } = await tx.execute<{ id: string }>(
    sql`select distinct closed.artist_id as id from ${held}`,
  );
  if (artists.length === 0) return [];
  const ids = artists.map(({ id }) => id);
  const terms = await findTerms(tx, ids);
  const spans = new Map(ids.map((id) => [id, getSpans(terms.get(id) ?? [])]));
  const { rows } = await tx.execute<HeldNote>(sql`
    select held.artist_id as "artistId", label_id as "labelId", rule, count(*)::int as plays,
      sum(earned)::float8 as earned
    from ${held} join ${spansTable(spans)}
      on span.artist_id = held.artist_id and day between first_day and last_day
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}

export const addNotes = (
  tx: Db,
  notes: readonly (typeof statementHeldTable.$inferInsert)[],
): Promise<void> => insertAll(tx, statementHeldTable, notes);

/** Of a `statement`: plays of its note that still wait for a decision. */
export const selectHeldPlays = sql<number>`(
  select coalesce(sum(noted.plays), 0)::int from ${statementHeldTable} as noted
  where noted.statement_id = ${statementTable.id} and exists (
    select from ${heldGroups(sql`found`)} where found.artist_id = ${statementTable.artistId}
      and found.noted_in = ${statementTable.month} and found.rule = noted.rule))`;

/** The newest of these months' statements of an artist that names held plays, and most of them. */
export async function findNoted(db: Db, artistId: string, months: readonly string[]) {
  const { id, month } = statementTable;
  const [row] = await db
    .select({ id, period: month })
    .from(statementTable)
    .innerJoin(statementHeldTable, eq(statementHeldTable.statementId, id))
    .where(and(eq(statementTable.artistId, artistId), anyOf(month, months)))
    .orderBy(desc(month), desc(statementHeldTable.plays), id)
    .limit(1);
  return row ?? null;
}

export function findNotes(db: Db, statementId: string) {
  const { rule, plays, earned } = statementHeldTable;
  return db
    .select({ rule, plays, earned })
    .from(statementHeldTable)
    .where(eq(statementHeldTable.statementId, statementId))
    .orderBy(rule);
}
