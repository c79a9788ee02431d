import { desc, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { statementTable } from '../statement/statement.table.ts';
import { ledgerHeadTable } from './ledger-head.table.ts';
import type { SignedHead } from './sign-head.ts';

const { day, position, hash, signature } = ledgerHeadTable;

/** @returns whether the day had none. */
export async function addHead(tx: Db, head: SignedHead, signedAt: Date): Promise<boolean> {
  const added = await tx
    .insert(ledgerHeadTable)
    .values({ ...head, signedAt })
    .onConflictDoNothing()
    .returning({ day });
  return added.length > 0;
}

/** The newest first. */
export function findHeads(db: Db, limit: number): Promise<SignedHead[]> {
  return db
    .select({ day, position, hash, signature })
    .from(ledgerHeadTable)
    .orderBy(desc(day))
    .limit(limit);
}

export async function findFirstIssued(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<Date | null>`min(${statementTable.issuedAt})`.mapWith(statementTable.issuedAt),
    })
    .from(statementTable);
  return row?.at ?? null;
}
