import { and, asc, between, eq, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import type { Db } from '../../../platform/database/db.ts';
import { paymentRunItemTable } from '../../money/payment-run/payment-run.table.ts';
import { paymentTable } from '../../money/payment-run/payment.table.ts';
import { statementTable } from '../../money/statement/statement.table.ts';

const { id, payeeId, month } = statementTable;

/** Cents; negative with the reason of a return. */
export type YearEntry = Awaited<ReturnType<typeof findPaidIn>>[number];

/** Negative in a return. */
const taxed = (cents: PgColumn) =>
  sql<number>`(sign(${paymentTable.amount}) * coalesce(${cents}, 0))::float8`;

/** The ledger's entries of a year (UTC), in order. */
export function findPaidIn(db: Db, payee: string, year: string) {
  const { paidOn, amount, reason, statementId, entry } = paymentTable;
  return db
    .select({
      day: paidOn,
      month,
      statementId,
      amount,
      reason,
      vat: taxed(paymentRunItemTable.vat),
      withheld: taxed(paymentRunItemTable.withheld),
    })
    .from(paymentTable)
    .leftJoin(
      paymentRunItemTable,
      and(
        eq(paymentRunItemTable.runId, paymentTable.runId),
        eq(paymentRunItemTable.statementId, statementId),
      ),
    )
    .innerJoin(statementTable, eq(id, statementId))
    .where(and(eq(payeeId, payee), between(paidOn, `${year}-01-01`, `${year}-12-31`)))
    .orderBy(asc(paidOn), asc(month), asc(statementId), asc(entry));
}
