import type { Db } from '../../platform/database/db.ts';
import {
  findBooksVersion,
  findLabelTerms,
  type PendingSums,
  sumPending,
} from './pending-labels.repository.ts';

/** What is pending of a label, or of the artists without one, with the label's name and rate. */
export type PendingLabelRow = PendingSums & { name: string | null; royaltyRate: number | null };

/**
 * Reads what is pending of each label. The sums are kept in memory as long as nothing was issued or paid since, by whichever server;
 * names and rates are always those of now.
 */
export function createPendingLabels(db: Db): () => Promise<PendingLabelRow[]> {
  let kept: { version: string; sums: PendingSums[] } | undefined;

  return async () => {
    // Read before the sums: what comes in between is at worst summed up once more.
    const version = await findBooksVersion(db);
    if (kept?.version !== version) kept = { version, sums: await sumPending(db) };
    const { sums } = kept;
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
