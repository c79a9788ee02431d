import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problems.ts';
import { recordSecurityEvent } from '../security-log/security-log.repository.ts';
import { normaliseEmail } from '../user/make-user.ts';
import { findCredentials } from '../user/user.repository.ts';

type Call = Pick<FastifyRequest, 'ip' | 'routeOptions'>;

/** The last segment of the address: `login`, `google`. */
const wayOf = ({ routeOptions }: Call) => routeOptions.url?.split('/').at(-1) ?? '';

export function recordSignIn(db: Db, request: Call, userId: string): Promise<void> {
  return recordSecurityEvent(db, {
    kind: 'sign-in',
    outcome: 'success',
    actorId: userId,
    subjectId: userId,
    request,
    detail: { way: wayOf(request) },
  });
}

/**
 * Logs a failed sign-in under the account, if there is one; the email is never stored. Takes the
 * same time without an account.
 *
 * @throws the original error.
 */
export async function recordFailedSignIn(
  db: Db,
  request: Call,
  { email, error }: { email: string; error: unknown },
): Promise<never> {
  if (error instanceof Problem) {
    const meant = await findCredentials(db, normaliseEmail(email), { demo: true });
    await recordSecurityEvent(db, {
      kind: 'sign-in',
      outcome: 'failure',
      actorId: null,
      subjectId: meant?.id ?? null,
      request,
      detail: { way: wayOf(request), reason: error.code },
    });
  }
  throw error;
}

/** Logs a failed sign-in without a password. @throws the original error. */
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
      detail: { way: wayOf(request), reason: error.code },
    });
  }
  throw error;
}
