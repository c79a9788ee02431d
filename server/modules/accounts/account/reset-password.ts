import type { Db } from '../../../platform/database/db.ts';
import type { ResetPasswordBody } from '#contract/account.ts';
import type { User } from '#contract/user.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { deleteSessions, hashToken, newToken, passwordFault } from '../session/index.ts';
import { hashPassword } from '../../../platform/password.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { changeUser, normaliseEmail } from '../../people/user/index.ts';
import {
  deleteResets,
  holdAccount,
  insertReset,
  findResetOwner,
  takeReset,
} from './password-reset.repository.ts';
import { resetMinutes } from './reset-minutes.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'config'>;

/** Voids earlier links; returns null without an open account. */
export async function makeReset(
  tx: Db,
  { clock, config }: Omit<Context, 'db'>,
  email: string,
): Promise<{ to: string; token: string; language: User['language'] } | null> {
  const to = normaliseEmail(email);
  const token = newToken();
  const now = clock();
  const account = await holdAccount(tx, to, { demo: config.demo && !config.isDemoPublic });
  if (account === null) return null;
  const { userId, language } = account;
  await deleteResets(tx, userId, now);
  const expiresAt = new Date(now.getTime() + resetMinutes * 60 * 1000);
  await insertReset(tx, { tokenHash: hashToken(token), userId, expiresAt, isMailed: true });
  return { to, token, language };
}

/**
 * @returns the hash of the new password.
 * @throws {Problem} `invalid` with the field for an unacceptable password; the same `invalid` for
 * an expired, used or unknown link.
 */
export async function checkReset(
  { db, clock, config }: Context,
  { token, newPassword }: ResetPasswordBody,
): Promise<string> {
  // Hashing a password is expensive, so the link is checked first.
  const looking = { now: clock(), demo: config.demo };
  const owner = await findResetOwner(db, hashToken(token), looking);
  if (owner === null) throw deadLink();
  const fault = await passwordFault(newPassword, owner);
  if (fault !== null) throw problem('invalid', { fields: { newPassword: fault } });
  return hashPassword(newPassword);
}

/**
 * Ends all sessions and returns the email.
 *
 * @throws {Problem} `invalid` for a link that was used meanwhile.
 */
export async function resetPassword(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  { token, passwordHash }: { token: string; passwordHash: string },
  request: { ip: string },
): Promise<string> {
  const reset = await takeReset(tx, hashToken(token), clock());
  const user =
    reset === null
      ? null
      : await changeUser(tx, reset.userId, {
          passwordHash,
          hasTemporaryPassword: false,
          temporaryUntil: null,
          ...(reset.isMailed && { emailVerifiedAt: clock() }),
        });
  if (user === null) throw deadLink();
  await deleteSessions(tx, user.id);
  await recordSecurityEvent(tx, {
    kind: 'password',
    outcome: 'success',
    actorId: null,
    subjectId: user.id,
    request,
    detail: { way: 'reset-link' },
  });
  return user.email;
}

function deadLink() {
  return problem('invalid', { error: sentences.passwordReset.deadLink });
}
