import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { addConversions } from './count-conversions.repository.ts';

/** Servers may run it at once; a killed one leaves its conversions in the queue. */
export async function addAllConversions(db: Db, signal?: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    signal?.throwIfAborted();
    hasMore = await inTransaction(db, addConversions);
  }
}
