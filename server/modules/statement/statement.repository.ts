import { and, desc, eq, sql } from '#drizzle/orm.ts';
import type { PayoutStatus } from '#contract/statement.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { payoutTable, statementTable } from './statement.table.ts';

export type StatementRow = typeof statementTable.$inferSelect & { label: string | null };

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

/** What each statement of an artist leaves to pay, the newest month first, at most `limit`. */
export function findPayments(db: Db, artistId: string, limit: number) {
  const { id, month, payable, carried } = statementTable;
  return db
    .select({ id, month, payable, carried, label: labelTable.name, payout: payoutTable })
    .from(statementTable)
    .leftJoin(labelTable, eq(labelTable.id, statementTable.labelId))
    .leftJoin(payoutTable, eq(payoutTable.statementId, id))
    .where(eq(statementTable.artistId, artistId))
    .orderBy(desc(month), desc(id))
    .limit(limit);
}

/** A statement of an artist; null where they have none of this id. */
export async function findStatement(
  db: Db,
  artistId: string,
  id: string,
): Promise<StatementRow | null> {
  const [row] = await db
    .select({ statement: statementTable, label: labelTable.name })
    .from(statementTable)
    .leftJoin(labelTable, eq(labelTable.id, statementTable.labelId))
    .where(and(eq(statementTable.artistId, artistId), eq(statementTable.id, id)));
  return row ? { ...row.statement, label: row.label } : null;
}

/** A statement under a label with its artist and payout; null where the label has none of this id. */
export async function findLabelStatement(db: Db, labelId: string, id: string) {
  const [row] = await db
    .select({
      statement: statementTable,
      label: labelTable.name,
      artist: { id: artistTable.id, name: artistTable.name },
      status: payoutTable.status,
      date: payoutTable.date,
    })
    .from(statementTable)
    .innerJoin(labelTable, eq(labelTable.id, statementTable.labelId))
    .innerJoin(artistTable, eq(artistTable.id, statementTable.artistId))
    .leftJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .where(and(eq(statementTable.labelId, labelId), eq(statementTable.id, id)));
  return row ?? null;
}

/** What a label has paid an artist of closed months, in cents, and when it pays next. */
export type LabelPayouts = { labelId: string; paid: number; nextOn: string | null };

export async function findLabelPayouts(db: Db, artistId: string): Promise<LabelPayouts[]> {
  const is = (status: PayoutStatus) => sql`filter (where ${payoutTable.status} = ${status})`;
  return db
    .select({
      labelId: sql<string>`${statementTable.labelId}`,
      paid: sql<number>`coalesce(sum(${payoutTable.amount}) ${is('paid')}, 0)::float8`,
      nextOn: sql<string | null>`(min(${payoutTable.date}) ${is('pending')})::text`,
    })
    .from(payoutTable)
    .innerJoin(statementTable, eq(statementTable.id, payoutTable.statementId))
    .where(and(eq(statementTable.artistId, artistId), sql`${statementTable.labelId} is not null`))
    .groupBy(statementTable.labelId);
}
