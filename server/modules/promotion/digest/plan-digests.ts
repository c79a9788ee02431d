import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { addJobs } from '../../../platform/jobs/job.repository.ts';
import { makePace, type Pace } from '../../../platform/pace.ts';
import { findUnreadNews } from '../notification/index.ts';
import { findNewcomers, holdDue, insertDigests, postpone } from './digest.repository.ts';
import { digestAfter, nextDigest } from './next-digest.ts';

export const sendJob = 'digest.send';

/** Milliseconds: older news are not emailed, however long nobody could be told. */
const newsAge = 7 * 86_400_000;

type Planning = { db: Db; now: Date; signal: AbortSignal; pace?: Pace };

const atOnce = { least: 1, first: 10, most: 500 };

/**
 * Each transaction takes a part of those whose hour has come, orders their emails and sets the
 * next hour. An interrupted job resumes, and two servers share the readers.
 */
export async function planDigests({ db, now, signal, pace = makePace(db, atOnce) }: Planning) {
  const repeat = async (kind: string, take: (tx: Db, size: number) => Promise<number>) => {
    for (let isOver = false; !isOver;) {
      signal.throwIfAborted();
      isOver = await pace.take(kind, (size) =>
        inTransaction(db, async (tx) => (await take(tx, size)) < size),
      );
    }
  };
  await repeat('newcomers', (tx, size) => addNewcomers(tx, now, size));
  await repeat('due', (tx, size) => planPart(tx, now, size));
}

async function addNewcomers(tx: Db, now: Date, size: number): Promise<number> {
  const newcomers = await findNewcomers(tx, size);
  await insertDigests(
    tx,
    newcomers.map(({ userId, since, ...whereabouts }) => ({
      userId,
      since,
      nextAt: nextDigest(whereabouts, now),
      notifiedUntil: now,
    })),
  );
  return newcomers.length;
}

async function planPart(tx: Db, now: Date, size: number): Promise<number> {
  const due = await holdDue(tx, now, size);
  const readers: string[] = [];
  for (const { userId, notifiedUntil, mayRead } of due) {
    if (!mayRead) continue;
    const reading = {
      listener: userId,
      now,
      after: newsFrom(notifiedUntil, now),
      limit: 1,
      way: 'email',
    } as const;
    if ((await findUnreadNews(tx, reading)).length > 0) readers.push(userId);
  }
  await postpone(
    tx,
    due.map((each) => ({ userId: each.userId, nextAt: digestAfter(each, now) })),
  );
  // One job per person, because it is deleted with their account.
  await addJobs(
    tx,
    readers.map((userId) => ({ kind: sendJob, key: userId, payload: { userId }, runAt: now })),
  );
  return due.length;
}

export const newsFrom = (notifiedUntil: Date, now: Date): Date =>
  new Date(Math.max(notifiedUntil.getTime(), now.getTime() - newsAge));
