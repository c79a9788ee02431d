import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { getLastDay, toMonth } from '../../platform/months.ts';
import type { Closing } from './close-artists.ts';
import { issueStatements } from './issue-statements.ts';
import {
  addPayeeStatement,
  findLastOfPayee,
  findUnstatedPayees,
  holdPayee,
  sumUnstated,
} from './shared-amount.repository.ts';

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
  const carried = last ? Math.min(0, last.payable + last.carried) : 0;
  const amount = payable + carried;
  const id = newId(issuedAt.getTime());
  const date = getLastDay(toMonth(issuedAt));
  const sums = { streams, earned, payable, carried };
  await addPayeeStatement(tx, {
    statement: { id, payeeId, month, issuedAt, ...sums, lines: [] },
    payout:
      amount <= 0
        ? null
        : {
            statementId: id,
            amount,
            streaming: amount,
            playlists: 0,
            radio: 0,
            status: 'pending',
            date,
          },
  });
  await issueStatements(tx, [id], closing);
}
