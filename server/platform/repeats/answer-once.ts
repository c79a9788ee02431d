import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { viewerOf } from '../access.ts';
import type { Db } from '../database/db.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { problem } from '../problems.ts';
import { sentences } from '../sentences.ts';
import { answeredCallTable } from './answered-call.table.ts';

/** Milliseconds in which a call may be repeated under its key. */
const patience = 24 * 3_600_000;

const keyForm = /^[\w-]{1,64}$/;

/**
 * Does what a call of a signed-in person asks for, and answers it. Where the call carries a key, it is
 * done once, however often and however many at once it comes under that key within a day: the repeats
 * get the first answer. What fails may be tried again under the same key. The work does nothing outside
 * the database it is given.
 *
 * @throws {Problem} `invalid`: 400 for a key that is none, 422 for one that was another call's.
 */
export async function answerOnce<Answer>(
  request: FastifyRequest,
  { db, clock }: { db: Db; clock: () => Date },
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return work(db);
  if (typeof key !== 'string' || !keyForm.test(key)) {
    throw problem('invalid', { error: sentences.requests.malformedKey });
  }
  const mine = { callerId: viewerOf(request).id, key };
  const call = `${request.method} ${request.url} ${JSON.stringify(request.body ?? {})}`;
  return inTransaction(db, async (tx) => {
    // Another call under this key that is under way makes the statement wait for its end.
    const begun = await tx
      .insert(answeredCallTable)
      .values({ ...mine, call, answeredAt: clock() })
      .onConflictDoNothing()
      .returning({ key: answeredCallTable.key });
    const isMine = and(
      eq(answeredCallTable.callerId, mine.callerId),
      eq(answeredCallTable.key, key),
    );
    if (begun.length === 0) {
      const [known] = await tx.select().from(answeredCallTable).where(isMine);
      if (known?.call === call) return known.answer as Answer;
      throw problem('invalid', { error: sentences.requests.keyTaken, status: 422 });
    }
    const answer = await work(tx);
    await tx.update(answeredCallTable).set({ answer }).where(isMine);
    return answer;
  });
}

/** Forgets the answers that are older than a repeat may be. */
export async function forgetAnswers(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - patience);
  await db.delete(answeredCallTable).where(lt(answeredCallTable.answeredAt, until));
}
