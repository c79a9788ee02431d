import { and, desc, eq, getTableColumns, isNotNull, sql } from '#drizzle/orm.ts';
import type { PayoutStatus } from '#contract/statement.ts';
import type { Db } from '../../../platform/database/db.ts';
import { orNull } from '../../../platform/database/or-null.ts';
import { isLinkOf, ledgerLinkTable } from '../ledger/ledger-link.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { labelName } from '../../catalogue/label/index.ts';
import { selectDelay } from './payout-delay.repository.ts';
import { selectPaidTax } from './paid-tax.repository.ts';
import { findNotes, selectHeldPlays } from '../statement/index.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';

export type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

export function findPayments(
  db: Db,
  of: { artistId: string } | { payeeId: string },
  { limit, minimum }: { limit: number; minimum: number },
) {
  const { id, month, payable, carried, shared } = statementTable;
  return db
    .select({
      id,
      month,
      payable,
      carried,
      shared,
      label: orNull(labelName(statementTable.labelId)),
      payout: payoutTable,
      delay: selectDelay(minimum),
      held: selectHeldPlays,
      tax: selectPaidTax,
    })
    .from(statementTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, id))
    .where(
      'artistId' in of
        ? eq(statementTable.artistId, of.artistId)
        : eq(statementTable.payeeId, of.payeeId),
    )
    .orderBy(desc(month), desc(id))
    .limit(limit);
}

/** The artist's, or one under the label. */
export async function findStatement(
  db: Db,
  of: { artistId: string } | { labelId: string },
  id: string,
) {
  const [row] = await db
    .select({
      ...getTableColumns(statementTable),
      artistName: artistName(statementTable.artistId),
      label: orNull(labelName(statementTable.labelId)),
      status: payoutTable.status,
      date: payoutTable.date,
      tax: selectPaidTax,
      hash: ledgerLinkTable.hash,
    })
    .from(statementTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .leftJoin(ledgerLinkTable, isLinkOf(statementTable.id))
    .where(
      and(
        'artistId' in of
          ? eq(statementTable.artistId, of.artistId)
          : eq(statementTable.labelId, of.labelId),
        eq(statementTable.id, id),
        isNotNull(statementTable.artistId),
      ),
    );
  if (row === undefined) return null;
  const artist = { id: row.artistId ?? '', name: row.artistName };
  return { ...row, artist, held: await findNotes(db, row.id) };
}

export type PayeeStatementRow = NonNullable<Awaited<ReturnType<typeof findPayeeStatement>>>;

export async function findPayeeStatement(db: Db, payeeId: string, id: string) {
  const [row] = await db
    .select({
      ...getTableColumns(statementTable),
      status: payoutTable.status,
      date: payoutTable.date,
      tax: selectPaidTax,
      hash: ledgerLinkTable.hash,
    })
    .from(statementTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .leftJoin(ledgerLinkTable, isLinkOf(statementTable.id))
    .where(and(eq(statementTable.payeeId, payeeId), eq(statementTable.id, id)));
  return row ?? null;
}

/** Cents of closed months. */
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
