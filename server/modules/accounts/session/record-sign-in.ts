import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problems.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { findCredentials, normaliseEmail } from '../../people/user/index.ts';

type Call = Pick<FastifyRequest, 'ip' | 'routeOptions'>;

/** `login`, `google`. */
const getSignInWay = ({ routeOptions }: Call) => routeOptions.url?.split('/').at(-1) ?? '';

export function recordSignIn(db: Db, request: Call, userId: string): Promise<void> {
  return recordSecurityEvent(db, {
    kind: 'sign-in',
    outcome: 'success',
    actorId: userId,
    subjectId: userId,
    request,
    detail: { way: getSignInWay(request) },
  });
}

/**
 * Never stores the email, and takes the same time without an account.
 *
 * @throws the original error.
 */
export async function recordFailedSignIn(
  db: Db,
  request: Call,
  { email, error }: { email: string; error: unknown },
): Promise<never> {
  if (error instanceof Problem) {
    const account = await findCredentials(db, normaliseEmail(email), { demo: true });
    await recordSecurityEvent(db, {
      kind: 'sign-in',
      outcome: 'failure',
      actorId: null,
      subjectId: account?.id ?? null,
      request,
      detail: { way: getSignInWay(request), reason: error.code },
    });
  }
  throw error;
}

/** @throws the original error. */
export async function recordFailedStep(
  db: Db,
  request: Call,
  { userId, error }: { userId: string | null; error: unknown },
): Promise<never> {
  if (error instanceof Problem) {
    await recordSecurityEvent(db, {
      kind: 'sign-in',
      outcome: 'failure',
      actorId: null,
      subjectId: userId,
      request,
      detail: { way: getSignInWay(request), reason: error.code },
    });
  }
  throw error;
}
