import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problems.ts';
import { recordSecurityEvent } from '../security-log/security-log.repository.ts';
import { normaliseEmail } from '../user/make-user.ts';
import { findCredentials } from '../user/user.repository.ts';

type Call = Pick<FastifyRequest, 'ip' | 'routeOptions'>;

/** The last part of the address, which says how somebody signed in: `login`, `google`. */
const wayOf = ({ routeOptions }: Call) => routeOptions.url?.split('/').at(-1) ?? '';

/** Adds a sign-in to the security log. */
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
 * Adds a sign-in that was refused to the security log, with the account that was meant where there is one; the email is
 * stored nowhere. The same is done whether or not there is an account, so that the time tells nothing.
 *
 * @throws what the sign-in threw.
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

/** Adds the failure of a sign-in without a password to the security log. @throws what it threw. */
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
