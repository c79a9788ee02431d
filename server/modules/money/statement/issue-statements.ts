import type { Db } from '../../../platform/database/db.ts';
import { sealAll } from '../ledger/index.ts';
import { notifyStatements } from './notify-statements.ts';

export type Issue = {
  issuedAt: Date;
  /** Emails nobody. */
  isQuiet?: boolean | undefined;
};

/** Ends the transaction that adds the statements, because it locks the end of the chain. */
export async function issueStatements(
  tx: Db,
  ids: readonly string[],
  { issuedAt, isQuiet = false }: Issue,
): Promise<void> {
  if (!isQuiet) await notifyStatements(tx, ids, { kind: 'issued', now: issuedAt });
  await sealAll(tx, 'statement', ids);
}
