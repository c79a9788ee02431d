import { desc, eq, or, sql } from '#drizzle/orm.ts';
import type { AdminLabelDetails } from '#contract/label-administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isOwnOf, isStatedUnder } from '../label-dashboard/index.ts';
import { payoutTable, statementTable } from '../../money/statement/statement.table.ts';

export async function findLabelMonths(
  db: Db,
  labelId: string,
  limit: number,
): Promise<AdminLabelDetails['months']> {
  const { artistId, month, earned } = statementTable;
  const { amount, date, status } = payoutTable;
  const rows = await db
    .select({
      month,
      /** Millionths of a euro. */
      earned: sql<number>`coalesce(sum(${earned}) filter (where ${artistId} is not null), 0)::float8`,
      cents: sql<number>`coalesce(sum(${amount}), 0)::float8`,
      payouts: sql<number>`count(${status})::int`,
      dueOn: sql<string | null>`min(${date}) filter (where ${status} = 'pending')::text`,
      pending: sql<number>`count(*) filter (where ${status} = 'pending')::int`,
    })
    .from(statementTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .where(or(isStatedUnder(labelId), isOwnOf(labelId)))
    .groupBy(month)
    .orderBy(desc(month))
    .limit(limit);
  return rows.map((row) => ({
    month: row.month,
    gross: row.earned / 1_000_000,
    amount: row.cents / 100,
    status: getStatus(row),
    dueOn: row.dueOn,
  }));
}

/** A month without a payout is carried over to the next. */
function getStatus({ payouts, pending }: { payouts: number; pending: number }) {
  if (payouts === 0) return 'carried';
  return pending > 0 ? 'pending' : 'paid';
}
