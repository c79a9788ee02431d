import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { makePace, type Pace } from '../../../platform/pace.ts';
import { foldListeners, rollUpEarlier, rollUpListeners } from '../../figures/figures/index.ts';
import { getFirstDay, monthsAfter } from '../../../platform/months.ts';
import { findLast, gatherListeners } from './gather-listeners.repository.ts';
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

/** Plays or rows per transaction. */
const atOnce = { least: 20, first: 1_000, most: 20_000 };

export type SharingOptions = {
  /** Stops after the current slice. */
  signal?: AbortSignal | undefined;
  onSlice?: ((work: string) => void) | undefined;
  pace?: Pace | undefined;
};

/**
 * Runs once per month; calls may repeat, servers take turns. Each slice is a transaction, so an
 * interrupted run resumes. What was read is kept to the end, so that all sums agree. See
 * docs/decisions/money.md.
 */
export async function shareMonth(
  db: Db,
  month: string,
  way: { isPaidByListener: boolean },
  { signal, onSlice, pace = makePace(db, atOnce) }: SharingOptions = {},
): Promise<void> {
  await foldListeners(db, getFirstDay(monthsAfter(month, 1)), signal);
  await inTransaction(db, (tx) => openSharing(tx, month, way));
  for (;;) {
    signal?.throwIfAborted();
    const done = await inTransaction(db, (tx) => shareSlice(tx, month, pace));
    if (done === null) return;
    onSlice?.(done);
  }
}

/** @returns a log line; null if nothing was left. */
async function shareSlice(tx: Db, month: string, pace: Pace): Promise<string | null> {
  const sharing = await holdSharing(tx, month);
  if (sharing === undefined) return null;
  const { done, take } = steps[sharing.step];
  const changed = await pace.take(sharing.step, (size) => take(tx, sharing, size));
  if (changed === null) await endSharing(tx, month);
  else await noteSharing(tx, month, changed);
  return done;
}

type Step = {
  done: string;
  /** Null at the end of the step. */
  take: (tx: Db, sharing: Sharing, size: number) => Promise<Partial<Sharing> | null>;
};

/** In this order. */
const steps: Record<SharingStep, Step> = {
  listeners: {
    done: 'sums of listeners read',
    async take(tx, sharing, size) {
      const last = await gatherListeners(tx, sharing, size);
      if (last === null) return { step: 'pools', afterListener: null };
      return { afterListener: last, slices: sharing.slices + 1 };
    },
  },
  pools: {
    done: 'earnings summed',
    async take(tx, sharing, size) {
      const last = await findLastListener(tx, sharing, { rows: size });
      if (last === null) return { step: 'shares', afterListener: null };
      const more = await addToPools(tx, sharing, last);
      return { afterListener: last, listeners: sharing.listeners + more };
    },
  },
  shares: {
    done: 'earnings shared',
    async take(tx, sharing, size) {
      const last = await findLastListener(tx, sharing, { rows: size, plays: size });
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
    async take(tx, sharing, size) {
      const last = await findLastListener(tx, sharing, { rows: size });
      if (last === null) return { step: 'rolling-up', afterListener: null };
      await deleteHeard(tx, sharing, last);
      return { afterListener: last };
    },
  },
  'rolling-up': {
    done: 'sums of listeners rolled up',
    async take(tx, sharing, size) {
      const { month, afterListener } = sharing;
      const last = await findLast(tx, sharing, size);
      if (last !== null) {
        await rollUpListeners(tx, month, { after: afterListener ?? -1, last });
        return { afterListener: last };
      }
      return (await rollUpEarlier(tx, month, size)) === 0 ? null : { afterListener };
    },
  },
};
