import { and, asc, desc, eq, isNull, sql } from '#drizzle/orm.ts';
import { paymentFailuresMost, paymentRunsMost } from '#contract/royalties.ts';
import type { Db } from '../../platform/database/db.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { payoutAccountTable } from '../payout-account/payout-account.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import type { Transfer } from './bank-file.ts';
import { paymentTable } from './payment.table.ts';
import { paymentRunItemTable, paymentRunTable } from './payment-run.table.ts';

export type PaymentRunRow = typeof paymentRunTable.$inferSelect;

export async function findRun(db: Db, id: string): Promise<PaymentRunRow | null> {
  const [row] = await db.select().from(paymentRunTable).where(eq(paymentRunTable.id, id));
  return row ?? null;
}

export function findRuns(db: Db): Promise<PaymentRunRow[]> {
  const { orderedAt, id } = paymentRunTable;
  return db
    .select()
    .from(paymentRunTable)
    .orderBy(desc(orderedAt), desc(id))
    .limit(paymentRunsMost);
}

/** @returns false if the id exists. */
export async function addRun(tx: Db, run: typeof paymentRunTable.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(paymentRunTable)
    .values(run)
    .onConflictDoNothing()
    .returning({ id: paymentRunTable.id });
  return added.length === 1;
}

export type Receivers = { labelIds: readonly string[]; hasDirect: boolean };

/** @returns `amount` in cents. */
export async function addPendingItems(
  tx: Db,
  runId: string,
  { labelIds, hasDirect }: Receivers,
): Promise<{ payouts: number; amount: number }> {
  const { rows } = await tx.execute<{ payouts: number; amount: number }>(sql`
    with pending as (
      select payout.statement_id, payout.amount
      from ${payoutTable} as payout
      join ${statementTable} as statement on statement.id = payout.statement_id
      where payout.status = 'pending' and (
        statement.label_id = any(${sql.param(labelIds)}::text[])
        or (${hasDirect} and statement.label_id is null)
      )
    ), added as (
      insert into ${paymentRunItemTable} (run_id, statement_id)
      select ${runId}, statement_id from pending
    )
    select count(*)::int as payouts, coalesce(sum(amount), 0)::float8 as amount from pending`);
  return rows[0] ?? { payouts: 0, amount: 0 };
}

export async function findLabelNames(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: labelTable.name })
    .from(labelTable)
    .where(anyOf(labelTable.id, ids));
  return rows.map(({ name }) => name);
}

export async function holdOpenRun(tx: Db, id: string): Promise<PaymentRunRow | null> {
  const [row] = await tx
    .select()
    .from(paymentRunTable)
    .where(eq(paymentRunTable.id, id))
    .for('no key update');
  return row === undefined || row.finishedAt !== null ? null : row;
}

export async function findWaiting(tx: Db, runId: string, limit: number): Promise<string[]> {
  const { statementId, outcome } = paymentRunItemTable;
  const rows = await tx
    .select({ statementId })
    .from(paymentRunItemTable)
    .where(and(eq(paymentRunItemTable.runId, runId), isNull(outcome)))
    .orderBy(asc(statementId))
    .limit(limit);
  return rows.map((row) => row.statementId);
}

export async function setOutcome(
  tx: Db,
  runId: string,
  { statementIds, outcome }: { statementIds: readonly string[]; outcome: 'paid' | 'failed' },
): Promise<void> {
  if (statementIds.length === 0) return;
  await tx
    .update(paymentRunItemTable)
    .set({ outcome })
    .where(
      and(
        eq(paymentRunItemTable.runId, runId),
        anyOf(paymentRunItemTable.statementId, statementIds),
      ),
    );
}

/** `amount` in cents. */
export type Slice = { paid: number; amount: number; failed: number; finishedAt: Date | null };

export async function addProgress(
  tx: Db,
  id: string,
  { paid, amount, failed, finishedAt }: Slice,
): Promise<void> {
  const { paidPayouts, paidAmount, failedPayouts } = paymentRunTable;
  await tx
    .update(paymentRunTable)
    .set({
      paidPayouts: sql`${paidPayouts} + ${paid}`,
      paidAmount: sql`${paidAmount} + ${amount}`,
      failedPayouts: sql`${failedPayouts} + ${failed}`,
      finishedAt,
    })
    .where(eq(paymentRunTable.id, id));
}

/** Labels, and artists without one, with their account at the time of the order. */
export async function findTransfers(db: Db, run: PaidRun): Promise<Transfer[]> {
  const { rows } = await db.execute<Transfer>(sql`
    select ${receiver} as receiver,
      coalesce(label.name, max(artist.name)) as name, sum(payment.amount)::float8 as amount,
      min(statement.month) as "from", max(statement.month) as until,
      max(account.holder) as holder, max(account.iban) as iban
    from ${paymentTable} as payment
    join ${statementTable} as statement on statement.id = payment.statement_id
    left join ${artistTable} as artist on artist.id = statement.artist_id
    left join ${labelTable} as label on label.id = statement.label_id
    ${getAccountAt(run)}
    where payment.run_id = ${run.id}
    group by 1, label.name
    order by 2, 1`);
  return rows;
}

export async function countWithoutAccount(db: Db, run: PaidRun): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct ${receiver})::int as count
    from ${paymentTable} as payment
    join ${statementTable} as statement on statement.id = payment.statement_id
    ${getAccountAt(run)}
    where payment.run_id = ${run.id} and account.iban is null`);
  return rows[0]?.count ?? 0;
}

const receiver = sql`coalesce('label ' || statement.label_id, 'artist ' || statement.artist_id)`;

type PaidRun = Pick<PaymentRunRow, 'id' | 'orderedAt'>;

/** The last `account` before the order, so that the run's file never changes. */
const getAccountAt = ({ orderedAt }: PaidRun) => sql`
  left join lateral (
    select said.holder, said.iban from ${payoutAccountTable} as said
    where said.set_at <= ${orderedAt.toISOString()}::timestamptz
      and (said.label_id = statement.label_id
        or (statement.label_id is null and said.artist_id = statement.artist_id))
    order by said.version desc limit 1
  ) as account on true`;

/** `amount` in cents, and the run that paid instead. */
export function findFailures(db: Db, runId: string) {
  const { outcome, statementId } = paymentRunItemTable;
  return db
    .select({
      id: statementId,
      artist: artistTable.name,
      label: labelTable.name,
      month: statementTable.month,
      amount: payoutTable.amount,
      paidOn: payoutTable.date,
      paidBy: paymentRunTable.actorName,
    })
    .from(paymentRunItemTable)
    .innerJoin(payoutTable, eq(payoutTable.statementId, statementId))
    .innerJoin(statementTable, eq(statementTable.id, statementId))
    .leftJoin(artistTable, eq(artistTable.id, statementTable.artistId))
    .leftJoin(labelTable, eq(labelTable.id, statementTable.labelId))
    .leftJoin(paymentTable, eq(paymentTable.statementId, statementId))
    .leftJoin(paymentRunTable, eq(paymentRunTable.id, paymentTable.runId))
    .where(and(eq(paymentRunItemTable.runId, runId), eq(outcome, 'failed')))
    .orderBy(asc(statementId))
    .limit(paymentFailuresMost);
}
