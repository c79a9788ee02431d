import { createHash } from 'node:crypto';
import { unescape } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { getViewer } from '../access.ts';
import type { Db } from '../database/db.ts';
import { peopleNamedIn } from '../people-named.repository.ts';
import { problem } from '../problems.ts';
import { sentences } from '../sentences.ts';
import {
  deleteAnswersBefore,
  findAnswered,
  insertCall,
  storeAnswer,
} from './answered-call.repository.ts';

/** In milliseconds. */
const patience = 24 * 3_600_000;

/** In milliseconds; a device may be unused for months. */
const deliveryPatience = 365 * 24 * 3_600_000;

const keyForm = /^[\w-]{1,64}$/;

/**
 * Runs a call once per idempotency key within a day; repeats get the first answer. The work must
 * have no effect outside the database.
 *
 * @throws {Problem} `invalid`: 400 for a malformed key, 422 for a key of another call.
 */
export async function answerOnce<Answer>(
  request: FastifyRequest,
  clock: () => Date,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return work(request.tx);
  if (typeof key !== 'string' || !keyForm.test(key)) {
    throw problem('invalid', { error: sentences.requests.malformedKey });
  }
  return once(request, { key, now: clock(), isDelivery: false }, work);
}

/**
 * Like `answerOnce`, by a device's own id, for a year. See docs/product/outbox.md.
 *
 * @throws {Problem} `invalid`: 422 for an id of another delivery.
 */
export function deliverOnce<Answer>(
  request: FastifyRequest,
  now: Date,
  id: string,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  // No key has a colon.
  return once(request, { key: `delivery:${id}`, now, isDelivery: true }, work);
}

type Call = { key: string; now: Date; isDelivery: boolean };

async function once<Answer>(
  request: FastifyRequest,
  { key, now, isDelivery }: Call,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const mine = { callerId: getViewer(request).id, key };
  const said = `${request.method} ${request.url} ${JSON.stringify(request.body ?? {})}`;
  const call = createHash('sha256').update(said).digest('base64');
  const { tx } = request;
  if (!(await insertCall(tx, { ...mine, call, isDelivery, answeredAt: now }))) {
    const known = await findAnswered(tx, mine);
    if (known?.call === call) return known.answer as Answer;
    throw problem('invalid', { error: sentences.requests.keyTaken, status: 422 });
  }
  const answer = await work(tx);
  const named = `${said} ${unescape(request.url)} ${JSON.stringify(answer)}`;
  await storeAnswer(tx, mine, { answer, people: peopleNamedIn(named) });
  return answer;
}

export async function forgetAnswers(db: Db, now: Date): Promise<void> {
  const before = (span: number) => new Date(now.getTime() - span);
  await deleteAnswersBefore(db, {
    calls: before(patience),
    deliveries: before(deliveryPatience),
  });
}
