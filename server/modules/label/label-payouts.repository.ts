import { and, desc, eq, sql } from 'drizzle-orm';
import type { LabelPayouts } from '#contract/label-figures.ts';
import type { PayoutStatus } from '#contract/statement.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import { isStatedUnder } from './label-roster.repository.ts';

/** A statement of an artist under a label, `earned` in millionths of a euro, the other amounts in cents. */
export type LabelPayoutRow = {
  id: string;
  artistId: string;
  artistName: string;
  earned: number;
  payable: number;
  /** Of its lines, each once. */
  royaltyRates: number[];
  /** Null where nothing is paid of it. */
  amount: number | null;
  status: PayoutStatus | null;
  date: string | null;
};

/** The months of which a label has statements, the newest first, at most `limit`. */
export async function findStatedMonths(db: Db, labelId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ month: statementTable.month })
    .from(statementTable)
    .where(isStatedUnder(labelId))
    .orderBy(desc(statementTable.month))
    .limit(limit);
  return rows.map(({ month }) => month);
}

/** What a month of a label comes to for each artist, the greatest first. */
export function findLabelPayoutsOf(
  db: Db,
  labelId: string,
  month: string,
): Promise<LabelPayoutRow[]> {
  return db
    .select({
      id: statementTable.id,
      artistId: artistTable.id,
      artistName: artistTable.name,
      earned: statementTable.earned,
      payable: statementTable.payable,
      royaltyRates: sql<number[]>`(
        select coalesce(json_agg(distinct (line ->> 'royaltyRate')::float8), '[]')
        from jsonb_array_elements(${statementTable.lines}) as line)`,
      amount: payoutTable.amount,
      status: payoutTable.status,
      date: payoutTable.date,
    })
    .from(statementTable)
    .innerJoin(artistTable, eq(artistTable.id, statementTable.artistId))
    .leftJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .where(and(isStatedUnder(labelId), eq(statementTable.month, month)))
    .orderBy(desc(statementTable.earned), artistTable.name, statementTable.id);
}

/** What a label still has to pay of all months, in cents, and the first day on which some of it is due. */
export async function findPending(db: Db, labelId: string): Promise<LabelPayouts['pending']> {
  const [row] = await db
    .select({
      amount: sql<number>`coalesce(sum(${payoutTable.amount}), 0)::float8`,
      nextOn: sql<string | null>`min(${payoutTable.date})::text`,
    })
    .from(payoutTable)
    .innerJoin(statementTable, eq(statementTable.id, payoutTable.statementId))
    .where(and(isStatedUnder(labelId), eq(payoutTable.status, 'pending')));
  return row ?? { amount: 0, nextOn: null };
}
