import type { Db } from '../../../platform/database/db.ts';
import { artistToSumTable } from './artist-to-sum.table.ts';

/** Queues each artist once. */
export async function askForSums(tx: Db, artistIds: readonly string[]): Promise<void> {
  if (artistIds.length === 0) return;
  await tx
    .insert(artistToSumTable)
    .values(artistIds.toSorted().map((artistId) => ({ artistId })))
    .onConflictDoNothing();
}
