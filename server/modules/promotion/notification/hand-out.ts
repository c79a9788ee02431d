import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { beginDue, handOutPart, holdUnfinished } from './hand-out.repository.ts';

export const handOutJob = 'notification.hand-out';

type HandingOut = {
  db: Db;
  notificationId: string;
  now: Date;
  /** Milliseconds from an arbitrary start. */
  elapsed: () => number;
  signal: AbortSignal;
};

/**
 * Each transaction delivers a part and stores the progress, so an interrupted job resumes and
 * nobody gets it twice. Pausing as long as each part took leaves half of the database's time to
 * others.
 */
export async function handOut(handingOut: HandingOut): Promise<void> {
  const { db, notificationId, now, elapsed, signal } = handingOut;
  await beginDue(db, notificationId, now);
  for (let isOver = false; !isOver && !signal.aborted;) {
    const began = elapsed();
    isOver = await inTransaction(db, async (tx) => {
      const notification = await holdUnfinished(tx, notificationId);
      return notification === null || handOutPart(tx, notification);
    });
    await pause(elapsed() - began);
  }
  // Throws, so that the next worker sees that work is left.
  signal.throwIfAborted();
}
