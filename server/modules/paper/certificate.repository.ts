import { and, asc, between, eq } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { paymentTable } from '../payment-run/payment.table.ts';
import { statementTable } from '../statement/statement.table.ts';

const { id, payeeId, month } = statementTable;

/** Cents; negative with the reason of a return. */
export type YearEntry = Awaited<ReturnType<typeof findPaidIn>>[number];

/** The ledger's entries of a year (UTC), in order. */
export function findPaidIn(db: Db, payee: string, year: string) {
  const { paidOn, amount, reason, statementId, entry } = paymentTable;
  return db
    .select({ day: paidOn, month, statementId, amount, reason })
    .from(paymentTable)
    .innerJoin(statementTable, eq(id, statementId))
    .where(and(eq(payeeId, payee), between(paidOn, `${year}-01-01`, `${year}-12-31`)))
    .orderBy(asc(paidOn), asc(month), asc(statementId), asc(entry));
}
