import type { FastifyRequest } from 'fastify';
import type { AuthResponse } from '#contract/session.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { cutAddress } from '../../../platform/to-network.ts';
import { type Problem, problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { findUserById, toUser } from '../../people/user/index.ts';
import { describeDevice } from './describe-device.ts';
import { deleteExpiredSessions, insertSession } from './session.repository.ts';
import { hashToken, newToken } from './session-token.ts';

/** Milliseconds. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

export type SignInOrigin = { device: string; network: string };

export const getOrigin = ({ headers, ip }: FastifyRequest): SignInOrigin => ({
  device: describeDevice(headers['user-agent']),
  network: cutAddress(ip),
});

/** @throws {Problem} `unauthorized` for an unknown user; `forbidden` for a suspended one. */
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

export const suspended = (): Problem =>
  problem('forbidden', { error: sentences.session.suspended, reason: 'suspended' });
