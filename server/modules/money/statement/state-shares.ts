import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { Closing } from './close-artists.ts';
import { issueStatements } from './issue-statements.ts';
import {
  addPayeeStatement,
  findLastOfPayee,
  findUnstatedPayees,
  holdPayee,
  sumUnstated,
} from './shared-amount.repository.ts';
import { carryFrom, getWholePayout } from './whole-payout.ts';

/**
 * Covers all parts of artists' statements that no payee's statement has. One transaction per
 * payee; repeated or concurrent runs state each part once.
 */
export async function stateShares(db: Db, closing: Closing, signal?: AbortSignal): Promise<void> {
  for (const payeeId of await findUnstatedPayees(db, closing.month)) {
    signal?.throwIfAborted();
    await inTransaction(db, (tx) => stateShare(tx, payeeId, closing));
  }
}

async function stateShare(tx: Db, payeeId: string, closing: Closing) {
  const { month, issuedAt } = closing;
  await holdPayee(tx, payeeId);
  // Query after locking, to see what another server just stated.
  const { parts, streams, earned, payable } = await sumUnstated(tx, payeeId, month);
  const last = await findLastOfPayee(tx, payeeId);
  if (parts === 0 || last?.month === month) return;
  const carried = carryFrom(last);
  const id = newId(issuedAt.getTime());
  const sums = { streams, earned, payable, carried };
  await addPayeeStatement(tx, {
    statement: { id, payeeId, month, issuedAt, ...sums, lines: [] },
    payout: getWholePayout(id, sums, issuedAt),
  });
  await issueStatements(tx, [id], closing);
}
