import type { FastifyRequest } from 'fastify';
import type { AuthResponse } from '#contract/session.ts';
import type { Dependencies } from '../../platform/app.ts';
import { cutAddress } from '../../platform/network-of.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { findUserById } from '../user/user.repository.ts';
import { toUser } from '../user/user.view.ts';
import { describeDevice } from './describe-device.ts';
import { deleteExpiredSessions, insertSession } from './session.repository.ts';
import { hashToken, newToken } from './session-token.ts';

/** How long a session lasts after signing in, in milliseconds: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

/** Where somebody signs in: browser and system in short words, and the cut address. */
export type SignInOrigin = { device: string; network: string };

/** What is stored of where a request comes from. */
export const originOf = ({ headers, ip }: FastifyRequest): SignInOrigin => ({
  device: describeDevice(headers['user-agent']),
  network: cutAddress(ip),
});

/** Signs a user in. @throws {Problem} `unauthorized` where there is no such user; `forbidden` for a suspended one. */
export async function openSession(
  { db, clock, origin }: Pick<Dependencies, 'db' | 'clock'> & { origin: SignInOrigin },
  userId: string,
): Promise<AuthResponse> {
  const user = await findUserById(db, userId);
  if (user === null) throw problem('unauthorized');
  if (user.status === 'suspended') throw suspended();
  const now = clock();
  const token = newToken();
  await deleteExpiredSessions(db, userId, now);
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  await insertSession(db, { tokenHash: hashToken(token), userId, expiresAt, now, ...origin });
  return { token, user: toUser(user) };
}

/** Why a suspended account signs in nobody. */
export const suspended = (): Problem =>
  problem('forbidden', { error: sentences.session.suspended, reason: 'suspended' });
