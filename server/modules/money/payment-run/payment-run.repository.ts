import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  lte,
  or,
  type SQL,
  sql,
} from '#drizzle/orm.ts';
import { paymentRunsMost } from '#contract/payment-run.ts';
import type { Db } from '../../../platform/database/db.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { payoutTable } from '../statement/statement.table.ts';
import type { Payable } from './payable.repository.ts';
import { reckonTransfer } from './reckon-transfer.ts';
import {
  type ItemOutcome,
  paymentFileTable,
  paymentRunItemTable,
  paymentRunTable,
  paymentTransferTable,
} from './payment-run.table.ts';

export type PaymentRunRow = Awaited<ReturnType<typeof findRuns>>[number];

const isUnderWay = sql<boolean>`exists (
  select from ${paymentRunItemTable} as item
  where item.run_id = ${paymentRunTable.id} and item.outcome = 'confirmed')`;

/** Runs from before files were stored have one for the bank. */
const hasFiles = {
  hasBankFile: sql<boolean>`not exists (
    select from ${paymentFileTable} as file
    where file.run_id = ${paymentRunTable.id} and file.content is null)`,
  hasWorldFile: sql<boolean>`exists (
    select from ${paymentFileTable} as file
    where file.run_id = ${paymentRunTable.id} and file.world is not null)`,
};

const ofRun = sql`from ${paymentTransferTable} as transfer where transfer.run_id = ${paymentRunTable.id}`;

/** Of the transfers as ordered. `payeeName` is for one payee. */
const paidPayees = {
  payees: sql<number>`(select count(*)::int ${ofRun})`,
  // At most two rows are read of runs that have thousands.
  payeeName: sql<string | null>`(
    select nullif(max(first.name), '') from (select transfer.name ${ofRun} limit 2) as first
    having count(*) = 1)`,
};

const selectRuns = (db: Db) =>
  db
    .select({ ...getTableColumns(paymentRunTable), isUnderWay, ...hasFiles, ...paidPayees })
    .from(paymentRunTable);

export async function findRun(db: Db, id: string): Promise<PaymentRunRow | null> {
  const [row] = await selectRuns(db).where(eq(paymentRunTable.id, id));
  return row ?? null;
}

/** Letters without case and accents. */
const folded = (text: SQL | Column) =>
  sql`lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g'))`;

/** The last ones, or the last of those that a text is about. */
export function findRuns(db: Db, text = '') {
  const { orderedAt, id, actorName, labelName } = paymentRunTable;
  const wanted = text.trim();
  const isIn = (where: SQL | Column) =>
    sql`strpos(${folded(where)}, ${folded(sql`${wanted}::text`)}) > 0`;
  const isWanted = or(
    sql`starts_with(lower(${id}), ${wanted.toLowerCase()})`,
    isIn(actorName),
    isIn(labelName),
    sql`exists (select ${ofRun} and ${isIn(sql`transfer.name`)})`,
  );
  return selectRuns(db)
    .where(wanted === '' ? undefined : isWanted)
    .orderBy(desc(orderedAt), desc(id))
    .limit(paymentRunsMost);
}

/** Runs that wait for a step, the oldest first; those that finish paying wait for nobody. */
export const findOpenRuns = (db: Db): Promise<PaymentRunRow[]> =>
  selectRuns(db)
    .where(
      sql`${paymentRunTable.status} in ('ordered', 'approved', 'handedIn') and not ${isUnderWay}`,
    )
    .orderBy(asc(paymentRunTable.orderedAt), asc(paymentRunTable.id))
    .limit(paymentRunsMost);

/** Ordered before a moment, and not approved. */
export async function findRunsToExpire(db: Db, before: Date): Promise<string[]> {
  const { id, status, orderedAt } = paymentRunTable;
  const runs = await db
    .select({ id })
    .from(paymentRunTable)
    .where(and(eq(status, 'ordered'), lte(orderedAt, before)))
    .orderBy(asc(orderedAt), asc(id));
  return runs.map((run) => run.id);
}

/** The caller holds the run, and withdrew all that it would have paid. */
export async function setExpired(tx: Db, id: string): Promise<void> {
  await tx.update(paymentRunTable).set({ status: 'expired' }).where(eq(paymentRunTable.id, id));
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

/** @returns false if another run took one of the payouts meanwhile. */
export async function addTransfers(
  tx: Db,
  runId: string,
  payables: readonly Payable[],
): Promise<boolean> {
  const taxes = payables.map(reckonTransfer);
  await insertAll(
    tx,
    paymentTransferTable,
    payables.map((each, index) => {
      const { receiver, name, account, fingerprint, payouts, amount, from, until, isFirst } = each;
      const paid = { payouts, amount, from, until, isFirst, taxDetailId: each.taxDetailId };
      const { vat = 0, withheld = 0 } = taxes[index] ?? {};
      return { runId, receiver, name, account, fingerprint, ...paid, vat, withheld };
    }),
  );
  const statementIds = payables.flatMap((each) => each.statementIds);
  const receivers = payables.flatMap((each) => each.statementIds.map(() => each.receiver));
  const vat = taxes.flatMap(({ vatParts }) => vatParts);
  const withheld = taxes.flatMap(({ withheldParts }) => withheldParts);
  // In one order, so that two orders wait for each other without deadlock.
  const { rows } = await tx.execute(sql`
    insert into ${paymentRunItemTable} (run_id, statement_id, receiver, vat, withheld)
    select ${runId}, statement_id, receiver, vat, withheld
    from unnest(${sql.param(statementIds)}::text[], ${sql.param(receivers)}::text[],
      ${sql.param(vat)}::bigint[], ${sql.param(withheld)}::bigint[])
      as item (statement_id, receiver, vat, withheld)
    order by statement_id
    on conflict do nothing returning 1`);
  return rows.length === statementIds.length;
}

/** Steps of a run take turns. */
export async function holdRun(tx: Db, id: string): Promise<PaymentRunRow | null> {
  await tx
    .select({ id: paymentRunTable.id })
    .from(paymentRunTable)
    .where(eq(paymentRunTable.id, id))
    .for('no key update');
  return findRun(tx, id);
}

/** Confirmed payouts that are not in the ledger yet. */
export function findConfirmed(tx: Db, runId: string, limit: number) {
  const { statementId, paidOn, outcome } = paymentRunItemTable;
  return tx
    .select({ statementId, paidOn })
    .from(paymentRunItemTable)
    .where(and(eq(paymentRunItemTable.runId, runId), eq(outcome, 'confirmed')))
    .orderBy(asc(paidOn), asc(statementId))
    .limit(limit);
}

export function findItems(tx: Db, runId: string, receivers: readonly string[]) {
  const { statementId, receiver, outcome } = paymentRunItemTable;
  return tx
    .select({ statementId, receiver, outcome })
    .from(paymentRunItemTable)
    .where(and(eq(paymentRunItemTable.runId, runId), anyOf(receiver, receivers)))
    .orderBy(asc(statementId));
}

type Settled = { outcome: ItemOutcome; paidOn?: string };

/** Settles what is under way, of one receiver or of all. @returns statements. */
export async function settleReceivers(
  tx: Db,
  runId: string,
  receivers: readonly string[] | null,
  settled: Settled,
): Promise<number> {
  const item = paymentRunItemTable;
  const changed = await tx
    .update(item)
    .set(settled)
    .where(
      and(
        eq(item.runId, runId),
        sql`${item.outcome} is null`,
        receivers === null ? undefined : anyOf(item.receiver, receivers),
      ),
    )
    .returning({ statementId: item.statementId });
  return changed.length;
}

export async function settleStatements(
  tx: Db,
  runId: string,
  statementIds: readonly string[],
  outcome: ItemOutcome,
): Promise<void> {
  const item = paymentRunItemTable;
  await tx
    .update(item)
    .set({ outcome })
    .where(and(eq(item.runId, runId), anyOf(item.statementId, statementIds)));
}

/** Sums a run's items up, and closes it once nothing is under way. */
export async function refreshRun(
  tx: Db,
  id: string,
  status: 'ordered' | 'approved' | 'handedIn',
): Promise<void> {
  await tx.execute(sql`
    update ${paymentRunTable} as run
    set paid_payouts = items.paid, paid_amount = items.amount, failed_payouts = items.failed,
      status = case when items.is_open then ${status} when items.paid > 0 then 'paid'
        when items.is_returned then 'returned' else 'withdrawn' end
    from (
      select count(*) filter (where outcome = 'paid')::int as paid,
        coalesce(sum(payout.amount) filter (where outcome = 'paid'), 0) as amount,
        count(*) filter (where outcome in ('returned', 'withdrawn', 'failed'))::int as failed,
        coalesce(bool_or(outcome is null or outcome = 'confirmed'), false) as is_open,
        coalesce(bool_or(outcome = 'returned'), false) as is_returned
      from ${paymentRunItemTable} as item
      join ${payoutTable} as payout on payout.statement_id = item.statement_id
      where item.run_id = ${id}
    ) as items
    where run.id = ${id}`);
}

export type RunFile = 'content' | 'world';

const toSubject = (runId: string, kind: RunFile) => `${kind} ${runId}`;

export async function findFile(
  db: Db,
  vault: Vault,
  runId: string,
  kind: RunFile,
): Promise<string | null> {
  const [row] = await db
    .select({ text: paymentFileTable[kind] })
    .from(paymentFileTable)
    .where(eq(paymentFileTable.runId, runId));
  return row?.text == null ? null : vault.open(row.text, toSubject(runId, kind));
}

export async function addFile(
  tx: Db,
  vault: Vault,
  runId: string,
  files: Record<RunFile, string | null>,
): Promise<void> {
  const seal = (kind: RunFile) =>
    files[kind] === null ? null : vault.seal(files[kind], toSubject(runId, kind));
  const sealed = { content: seal('content'), world: seal('world') };
  await tx.insert(paymentFileTable).values({ runId, ...sealed });
}
