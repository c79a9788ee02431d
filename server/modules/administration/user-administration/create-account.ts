import { hashTemporary, type TemporaryPassword } from './hash-temporary.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { CreateUserAnswer, CreateUserBody } from '#contract/administration.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { publish } from '../../../platform/events/events.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { proveStudent } from '../../people/plan/index.ts';
import { paidFrom } from '../../accounts/subscription/index.ts';
import { isCommonPassword, temporaryLifetime } from '../../accounts/session/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { accountChanged, insertUser, makeUser } from '../../people/user/index.ts';
import { findAccount } from './account-list.repository.ts';
import { describeAccount } from './describe-account.ts';
import { refuseDuplicateEmail } from './refuse-duplicate-email.ts';
import { inOrder, refuseUnowned } from './rights.ts';

type NewAccount = Omit<CreateUserBody, 'password'> & TemporaryPassword;
type Context = Pick<Dependencies, 'clock' | 'config'>;

/** @throws {Problem} `invalid` with the field for a common password. */
export async function firstPassword({ name, email, password }: CreateUserBody) {
  if (password !== undefined && (await isCommonPassword(password, [email, name]))) {
    throw problem('invalid', { fields: { password: sentences.passwords.common } });
  }
  return hashTemporary(password);
}

/**
 * @throws {Problem} `forbidden` for a right that the caller lacks; `invalid` with the field for a
 * taken email.
 */
export async function createAccount(
  tx: Db,
  { clock, config }: Context,
  caller: Omit<Actor, 'name'>,
  { name, email, subscription, role, rights: requested = [], country, ...password }: NewAccount,
): Promise<CreateUserAnswer> {
  const { temporaryPassword, passwordHash } = password;
  const rights = role === 'admin' ? inOrder(requested) : [];
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const account = await refuseDuplicateEmail(async () => {
    const user = await makeUser({ email, displayName: name, passwordHash }, { db: tx, now });
    const { actor, rights: own } = await actingAdmin(tx, caller, { config, right: 'people' });
    refuseUnowned(rights, own);
    await insertUser(tx, {
      ...user,
      subscriptionType: subscription,
      paidUntil: subscription === 'free' ? null : paidFrom(today, 'month'),
      role,
      rights,
      country,
      hasTemporaryPassword: true,
      temporaryUntil: new Date(now.getTime() + temporaryLifetime),
      // Staff vouch for the first email.
      emailVerifiedAt: now,
    });
    // Staff vouch for a student too.
    if (subscription === 'student') await proveStudent(tx, { userId: user.id, email: null, today });
    await recordStaffAction(tx, {
      actor,
      now,
      action: 'user.create',
      target: { kind: 'user', id: user.id, name },
      before: null,
      after: {
        name,
        email: user.email,
        subscription,
        role,
        ...(rights.length > 0 && { rights }),
        country,
      },
      detail: { to: role, isNew: true },
    });
    await publish(tx, accountChanged);
    return findAccount(tx, user.id);
  });
  if (account === null) throw problem('not-found');
  return { user: describeAccount(account), temporaryPassword };
}
