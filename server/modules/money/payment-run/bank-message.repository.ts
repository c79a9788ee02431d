import { createHash } from 'node:crypto';
import { and, desc, eq } from '#drizzle/orm.ts';
import { bankMessagesMost, type ReadMessage } from '#contract/bank-message.ts';
import type { Db } from '../../../platform/database/db.ts';
import { orNull } from '../../../platform/database/or-null.ts';
import { newId } from '../../../platform/ids.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { userName } from '../../people/user/index.ts';
import { bankMessageTable } from './payment-run.table.ts';

const toSubject = (id: string) => `message ${id}`;

type NewMessage = Omit<typeof bankMessageTable.$inferInsert, 'id' | 'hash' | 'content'> & {
  text: string;
};

/** The same text is kept once for a run, with what it said first. */
export async function addBankMessage(
  tx: Db,
  vault: Vault,
  { text, ...message }: NewMessage,
): Promise<void> {
  const id = newId();
  const hash = createHash('sha256').update(text).digest('hex');
  await tx
    .insert(bankMessageTable)
    .values({ ...message, id, hash, content: vault.seal(text, toSubject(id)) })
    .onConflictDoNothing();
}

export async function findBankMessages(db: Db, ofRun: string): Promise<ReadMessage[]> {
  const { id, name, readAt, runId, actorId, confirmed, returned, known, others } = bankMessageTable;
  const counts = { confirmed, returned, known, others };
  const rows = await db
    .select({ id, name, at: readAt, actor: orNull(userName(actorId)), ...counts })
    .from(bankMessageTable)
    .where(eq(runId, ofRun))
    .orderBy(desc(readAt), desc(id))
    .limit(bankMessagesMost);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function findBankMessage(
  db: Db,
  vault: Vault,
  { runId, id }: { runId: string; id: string },
): Promise<{ name: string; text: string } | null> {
  const { name, content } = bankMessageTable;
  const [row] = await db
    .select({ name, content })
    .from(bankMessageTable)
    .where(and(eq(bankMessageTable.id, id), eq(bankMessageTable.runId, runId)));
  return row === undefined
    ? null
    : { name: row.name, text: vault.open(row.content, toSubject(id)) };
}
