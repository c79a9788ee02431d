import { and, asc, between, eq, isNull, type SQL } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { paymentTable } from '../payment-run/payment.table.ts';
import type { Receiver } from '../payout-account/index.ts';
import { statementTable } from '../statement/statement.table.ts';

const { id, artistId, labelId, payeeId, month } = statementTable;

/** Statements for which a receiver is paid; those of an artist under a label are the label's. */
function isPaidTo(receiver: Receiver): SQL | undefined {
  if (receiver.kind === 'label') return eq(labelId, receiver.id);
  if (receiver.kind === 'payee') return eq(payeeId, receiver.id);
  return and(eq(artistId, receiver.id), isNull(labelId));
}

/** Cents; negative with the reason of a return. */
export type YearEntry = Awaited<ReturnType<typeof findPaidIn>>[number];

/** The ledger's entries of a year (UTC), in order. */
export function findPaidIn(db: Db, receiver: Receiver, year: string) {
  const { paidOn, amount, reason, statementId, entry } = paymentTable;
  return db
    .select({ day: paidOn, month, statementId, amount, reason })
    .from(paymentTable)
    .innerJoin(statementTable, eq(id, statementId))
    .where(and(isPaidTo(receiver), between(paidOn, `${year}-01-01`, `${year}-12-31`)))
    .orderBy(asc(paidOn), asc(month), asc(statementId), asc(entry));
}
