import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { daysAtOnce, foldSome } from './artist-day.repository.ts';

/** Keeps the listeners of days that are over in their rows, where a number takes four bytes. */
export async function foldListeners(db: Db, today: string, signal?: AbortSignal): Promise<void> {
  let folded: number;
  do {
    signal?.throwIfAborted();
    folded = await inTransaction(db, (tx) => foldSome(tx, today));
  } while (folded === daysAtOnce);
}
