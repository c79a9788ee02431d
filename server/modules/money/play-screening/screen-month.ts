import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { makePace, type Pace } from '../../../platform/pace.ts';
import { markNetworks, readNetworks } from './flag-networks.repository.ts';
import { flagOfDeleted, flagOfListeners } from './flag-plays.repository.ts';
import { groupFlags } from './group-flags.repository.ts';
import {
  findChangedMonths,
  holdScreening,
  noteScreening,
  openScreening,
  type Screening,
} from './screening.repository.ts';
import type { ScreeningStep } from './screening.table.ts';

/** Plays per transaction. */
const atOnce = { least: 20, first: 1_000, most: 20_000 };

export type ScreeningOptions = {
  /** Stops after the current slice. */
  signal?: AbortSignal | undefined;
  onSlice?: ((work: string) => void) | undefined;
  pace?: Pace | undefined;
};

/**
 * Flags what looks invented in a month that is over, and again in screened months whose plays
 * changed, by the rules of their first time. Calls may repeat, servers take turns: each slice is a
 * transaction, so an interrupted run resumes. Call it after all known plays are counted. See
 * docs/product/screening.md.
 */
export async function screenPlays(
  db: Db,
  month: string,
  { signal, onSlice, pace = makePace(db, atOnce) }: ScreeningOptions = {},
): Promise<void> {
  await inTransaction(db, (tx) => openScreening(tx, month));
  for (const screened of [...(await findChangedMonths(db, month)), month]) {
    for (;;) {
      signal?.throwIfAborted();
      const done = await inTransaction(db, (tx) => screenSlice(tx, screened, pace));
      if (done === null) break;
      onSlice?.(done);
    }
  }
}

/** @returns a log line; null if nothing was left. */
async function screenSlice(tx: Db, month: string, pace: Pace): Promise<string | null> {
  const screening = await holdScreening(tx, month);
  if (screening === undefined || screening.step === 'done') return null;
  const { done, take } = steps[screening.step];
  const changed = await pace.take(screening.step, (plays) => take(tx, screening, plays));
  await noteScreening(tx, month, changed);
  return done;
}

type Step = {
  done: string;
  take: (tx: Db, screening: Screening, plays: number) => Promise<Partial<Screening>>;
};

/** In this order. */
const steps: Record<Exclude<ScreeningStep, 'done'>, Step> = {
  listeners: { done: 'plays screened', take: flagOfListeners },
  gone: { done: 'plays of deleted accounts screened', take: flagOfDeleted },
  networks: { done: 'networks read', take: readNetworks },
  marking: { done: 'plays of networks screened', take: markNetworks },
  groups: { done: 'flagged plays summed', take: groupFlags },
};
