import { and, desc, eq, or, type SQL, sql } from '#drizzle/orm.ts';
import type { PayoutStatus } from '#contract/statement.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type describeDelay, selectDelay } from '../../money/payment-history/index.ts';
import { selectHeldPlays } from '../../money/statement/index.ts';
import { payoutTable, statementTable } from '../../money/statement/statement.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { isOwnOf, isStatedUnder } from './label-roster.repository.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

/** `earned` in millionths of a euro, other amounts in cents. */
export type LabelPayoutRow = {
  id: string;
  artistId: string;
  artistName: string;
  earned: number;
  payable: number;
  /** Of `payable`, for others who share recordings. */
  shared: number;
  carried: number;
  /** Distinct, ascending. */
  royaltyRates: number[];
  /** Null without a payout. */
  amount: number | null;
  status: PayoutStatus | null;
  date: string | null;
  delay: Parameters<typeof describeDelay>[0];
  held: number;
};

export async function findStatedMonths(db: Db, labelId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ month: statementTable.month })
    .from(statementTable)
    .where(isStatedUnder(labelId))
    .orderBy(desc(statementTable.month))
    .limit(limit);
  return rows.map(({ month }) => month);
}

export function findLabelPayoutsOf(
  db: Db,
  labelId: string,
  { month, minimum }: { month: string; minimum: number },
): Promise<LabelPayoutRow[]> {
  return db
    .select({
      id: statementTable.id,
      artistId: sql<string>`${statementTable.artistId}`,
      artistName: artistName(statementTable.artistId),
      earned: statementTable.earned,
      payable: statementTable.payable,
      shared: statementTable.shared,
      carried: statementTable.carried,
      royaltyRates: sql<number[]>`(
        select coalesce(json_agg(rate order by rate), '[]') from (
          select distinct (line ->> 'royaltyRate')::float8 as rate
          from jsonb_array_elements(${statementTable.lines}) as line) as rates)`,
      amount: payoutTable.amount,
      status: payoutTable.status,
      date: payoutTable.date,
      delay: selectDelay(minimum),
      held: selectHeldPlays,
    })
    .from(statementTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .where(and(isStatedUnder(labelId), eq(statementTable.month, month)))
    .orderBy(
      desc(statementTable.earned),
      nameOrder(artistName(statementTable.artistId)),
      statementTable.id,
    );
}

/** Cents. */
export type PendingSums = {
  amount: number;
  commission: number;
  /** From today on. */
  nextOn: string | null;
  /** Cents due before today. */
  overdue: number;
  overdueSince: string | null;
};

export async function findPending(db: Db, labelId: string, today: string): Promise<PendingSums> {
  const { amount, date } = payoutTable;
  const sum = (which: SQL) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${which}), 0)::float8`;
  const isLate = sql`${date} < ${today}::date`;
  const [row] = await db
    .select({
      amount: sum(sql`true`),
      commission: sum(sql`${statementTable.artistId} is null`),
      nextOn: sql<string | null>`(min(${date}) filter (where not ${isLate}))::text`,
      overdue: sum(isLate),
      overdueSince: sql<string | null>`(min(${date}) filter (where ${isLate}))::text`,
    })
    .from(payoutTable)
    .innerJoin(statementTable, eq(statementTable.id, payoutTable.statementId))
    .where(and(or(isStatedUnder(labelId), isOwnOf(labelId)), eq(payoutTable.status, 'pending')));
  return row ?? { amount: 0, commission: 0, nextOn: null, overdue: 0, overdueSince: null };
}
