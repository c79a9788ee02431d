import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { beginDue, handOutPart, holdUnfinished } from './hand-out.repository.ts';

/** The kind of job that hands a notification out to the fans. */
export const handOutJob = 'notification.hand-out';

type HandingOut = {
  db: Db;
  noticeId: string;
  now: Date;
  /** Milliseconds since some moment. */
  elapsed: () => number;
  signal: AbortSignal;
};

/**
 * Hands a notification out to the fans whom it is for and who want to hear of it, some of them in each transaction, which
 * also notes how far it came: killed anywhere, it goes on behind the last part, and nobody gets it twice. After
 * each part it rests as long as that took: half of the database's time is for others. What was called off is left alone.
 */
export async function handOut(handingOut: HandingOut): Promise<void> {
  const { db, noticeId, now, elapsed, signal } = handingOut;
  await beginDue(db, noticeId, now);
  for (let isOver = false; !isOver && !signal.aborted;) {
    const began = elapsed();
    isOver = await inTransaction(db, async (tx) => {
      const notice = await holdUnfinished(tx, noticeId);
      return notice === null || handOutPart(tx, notice);
    });
    await pause(elapsed() - began);
  }
  // Whoever goes on has to know that it is not over.
  signal.throwIfAborted();
}
