import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { deleteKept, gatherKept } from './gather-kept.repository.ts';
import { gatherOfDeleted, gatherOfListeners } from './gather-plays.repository.ts';
import { keepShared } from './keep-shared.ts';
import {
  addToPools,
  addToSpans,
  endSharing,
  findLastListener,
  deleteHeard,
  holdSharing,
  noteSharing,
  openSharing,
  type Sharing,
} from './sharing.repository.ts';
import type { SharingStep } from './sharing.table.ts';

/** Per transaction, which blocks the embedded database. */
const playsAtOnce = 20_000;

/** Per transaction. */
const rowsAtOnce = 10_000;

export type SharingOptions = {
  /** Stops after the current slice. */
  signal?: AbortSignal | undefined;
  onSlice?: ((work: string) => void) | undefined;
  /** Per slice. */
  playsAtOnce?: number | undefined;
};

/**
 * Runs once per month; calls may repeat, servers take turns. Each slice is a transaction, so an
 * interrupted run resumes. What was read is kept to the end, so that all sums agree. See
 * docs/decisions/statements.md.
 */
export async function shareMonth(
  db: Db,
  month: string,
  way: { isPaidByListener: boolean },
  { signal, onSlice, playsAtOnce: plays = playsAtOnce }: SharingOptions = {},
): Promise<void> {
  await inTransaction(db, (tx) => openSharing(tx, month, way));
  for (;;) {
    signal?.throwIfAborted();
    const done = await inTransaction(db, (tx) => shareSlice(tx, month, plays));
    if (done === null) return;
    onSlice?.(done);
  }
}

/** @returns a log line; null if nothing was left. */
async function shareSlice(tx: Db, month: string, plays: number): Promise<string | null> {
  const sharing = await holdSharing(tx, month);
  if (sharing === undefined) return null;
  const { done, take } = steps[sharing.step];
  const changed = await take(tx, sharing, plays);
  if (changed === null) await endSharing(tx, month);
  else await noteSharing(tx, month, changed);
  return done;
}

type Step = {
  done: string;
  /** Null at the end of the step. */
  take: (tx: Db, sharing: Sharing, plays: number) => Promise<Partial<Sharing> | null>;
};

/** In this order. */
const steps: Record<SharingStep, Step> = {
  // Either sums that were kept, or plays in two steps.
  kept: {
    done: 'sums of listeners read',
    async take(tx, sharing) {
      const last = await gatherKept(tx, sharing, rowsAtOnce);
      if (last === null) return { step: 'pools', afterListener: null };
      return { afterListener: last, slices: sharing.slices + 1 };
    },
  },
  listeners: { done: 'plays read', take: gatherOfListeners },
  gone: { done: 'plays of deleted accounts read', take: gatherOfDeleted },
  pools: {
    done: 'earnings summed',
    async take(tx, sharing) {
      const last = await findLastListener(tx, sharing, { rows: rowsAtOnce });
      if (last === null) return { step: 'shares', afterListener: null };
      const more = await addToPools(tx, sharing, last);
      return { afterListener: last, listeners: sharing.listeners + more };
    },
  },
  shares: {
    done: 'earnings shared',
    async take(tx, sharing, plays) {
      const last = await findLastListener(tx, sharing, { rows: rowsAtOnce, plays });
      if (last === null) return { step: 'sums' };
      await addToSpans(tx, sharing, last);
      return { afterListener: last };
    },
  },
  sums: {
    done: 'shares kept',
    async take(tx, sharing) {
      await keepShared(tx, sharing);
      return { step: 'clearing', afterListener: null };
    },
  },
  clearing: {
    done: 'cleared',
    async take(tx, sharing) {
      const last = await findLastListener(tx, sharing, { rows: rowsAtOnce });
      if (last === null) return { step: 'forgetting', afterListener: null };
      await deleteHeard(tx, sharing, last);
      return { afterListener: last };
    },
  },
  forgetting: {
    done: 'sums of listeners deleted',
    async take(tx, sharing) {
      const last = await deleteKept(tx, sharing, rowsAtOnce);
      return last === null ? null : { afterListener: last };
    },
  },
};
