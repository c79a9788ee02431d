import type { Db } from '../../../platform/database/db.ts';
import {
  findBooksVersion,
  findLabelTerms,
  type PendingSums,
  sumPending,
} from './pending-labels.repository.ts';

export type PendingLabelRow = PendingSums & { name: string | null; royaltyRate: number | null };

/** Caches the sums until any server issues or pays something. */
export function createPendingLabels(db: Db): () => Promise<PendingLabelRow[]> {
  let cached: { version: string; sums: PendingSums[] } | undefined;

  return async () => {
    // Read first: a change in between only costs another sum.
    const version = await findBooksVersion(db);
    if (cached?.version !== version) cached = { version, sums: await sumPending(db) };
    const { sums } = cached;
    const terms = await findLabelTerms(
      db,
      sums.flatMap(({ labelId }) => labelId ?? []),
    );
    const known = new Map(terms.map((its) => [its.id, its]));
    return sums.map((row) => {
      const its = row.labelId === null ? undefined : known.get(row.labelId);
      return { ...row, name: its?.name ?? null, royaltyRate: its?.royaltyRate ?? null };
    });
  };
}
