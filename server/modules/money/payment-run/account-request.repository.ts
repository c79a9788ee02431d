import { and, count, desc, eq, or, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { sharedAmountTable } from '../statement/shared-amount.table.ts';
import { statementTable } from '../statement/statement.table.ts';
import { accountRequestTable } from './payment-run.table.ts';

/** When each was asked last. */
export async function findLastRequests(
  db: Db,
  receivers: readonly string[],
): Promise<Map<string, Date>> {
  const { receiver, at, position } = accountRequestTable;
  const rows = await db
    .selectDistinctOn([receiver], { receiver, at })
    .from(accountRequestTable)
    .where(anyOf(receiver, receivers))
    .orderBy(receiver, desc(position));
  return new Map(rows.map((row) => [row.receiver, row.at]));
}

/** @returns the number of the request; null if somebody else asked at once. */
export async function addRequest(
  tx: Db,
  request: Omit<typeof accountRequestTable.$inferInsert, 'position'>,
): Promise<number | null> {
  const [last] = await tx
    .select({ position: count() })
    .from(accountRequestTable)
    .where(eq(accountRequestTable.receiver, request.receiver));
  const position = (last?.position ?? 0) + 1;
  const added = await tx
    .insert(accountRequestTable)
    .values({ ...request, position })
    .onConflictDoNothing()
    .returning({ position: accountRequestTable.position });
  return added.length === 1 ? position : null;
}

/** Whose earnings a receiver is paid: one of several artists. */
export async function findEarner(db: Db, receiver: string): Promise<string | null> {
  const { artistId, payeeId } = statementTable;
  const of = or(
    eq(payeeId, receiver),
    sql`${statementTable.id} in (
      select ${sharedAmountTable.statementId} from ${sharedAmountTable}
      where ${sharedAmountTable.payeeId} = ${receiver})`,
  );
  const [row] = await db
    .select({ artistId })
    .from(statementTable)
    .where(and(of, sql`${artistId} is not null`))
    .orderBy(desc(statementTable.month), artistId)
    .limit(1);
  return row?.artistId ?? null;
}

/** The last days, UTC, on which those without an account were asked for it. */
export async function findAsked(
  db: Db,
  payees: readonly { receiver: string; account: string | null }[],
): Promise<Map<string, string>> {
  const unnamed = payees.filter(({ account }) => account === null);
  if (unnamed.length === 0) return new Map();
  const last = await findLastRequests(
    db,
    unnamed.map(({ receiver }) => receiver),
  );
  return new Map([...last].map(([receiver, at]) => [receiver, toDay(at)]));
}
