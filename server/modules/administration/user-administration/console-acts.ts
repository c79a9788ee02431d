import { emailSchema } from '#contract/email.ts';
import { serviceNameMax } from '#contract/first-run-limits.ts';
import { serviceNameSchema } from '#contract/first-run.ts';
import { allRights } from '#contract/right.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { publish } from '../../../platform/events/events.ts';
import { deleteResets } from '../../accounts/account/index.ts';
import { deleteProofs } from '../../accounts/email-proof/index.ts';
import {
  changeService,
  endFirstRun,
  findService,
  renameHouse,
} from '../../accounts/first-run/index.ts';
import { deleteIdentities } from '../../accounts/oidc/index.ts';
import { deletePasskeys } from '../../accounts/passkey/index.ts';
import { resumePromotions } from '../active-promotion/index.ts';
import { deleteSecondFactor } from '../../accounts/second-factor/index.ts';
import { hashPassword } from '../../../platform/password.ts';
import {
  deleteSessions,
  makeTemporaryPassword,
  temporaryLifetime,
} from '../../accounts/session/index.ts';
import { recordStaffAction } from '../../accounts/staff-action/index.ts';
import { leaveTogether } from '../../listening/together/index.ts';
import {
  accountSuspended,
  changeUser,
  type CountedUserRow,
  findUserByEmail,
  holdAdmins,
  insertUser,
  isLastAdmin,
  makeUser,
  normaliseEmail,
} from '../../people/user/index.ts';

export class ConsoleError extends Error {
  override name = 'ConsoleError';
}

/** Operators need no account; demo accounts do not count. */
export const actor = {
  id: 'console',
  name: 'npm run admin',
  address: 'localhost',
  isConsole: true,
} as const;
const mode = { demo: false };

type Password = { email: string; temporaryPassword: string };

const getExpiry = (now: Date) => new Date(now.getTime() + temporaryLifetime);

/** @throws {ConsoleError} for an invalid email. */
export function readEmail(text: string): string {
  const email = emailSchema.safeParse(text);
  if (!email.success) throw new ConsoleError(`"${text}" is no email.`);
  return normaliseEmail(email.data);
}

/** @throws {ConsoleError} if the email is taken. */
export async function createAdmin(db: Db, email: string, now: Date): Promise<Password> {
  const temporaryPassword = makeTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  const name = email.slice(0, email.lastIndexOf('@'));
  return inTransaction(db, async (tx) => {
    if ((await findUserByEmail(tx, email)) !== null) {
      throw new ConsoleError(`${email} has an account already.`);
    }
    const user = await makeUser({ email, displayName: name, passwordHash }, { db: tx, now });
    await insertUser(tx, {
      ...user,
      role: 'admin',
      rights: [...allRights],
      hasTemporaryPassword: true,
      temporaryUntil: getExpiry(now),
    });
    await endFirstRun(tx);
    await recordStaffAction(tx, {
      actor,
      now,
      action: 'user.create',
      target: { kind: 'user', id: user.id, name },
      before: null,
      after: { name, email, role: 'admin' },
    });
    return { email, temporaryPassword };
  });
}

/**
 * Removes passkeys, second factor, the identity of the house and links too, so that a lost device
 * locks nobody out and an intruder's additions stop working.
 */
export async function resetAccount(db: Db, email: string, now: Date): Promise<Password> {
  const temporaryPassword = makeTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  return inTransaction(db, async (tx) => {
    const { id, displayName } = await findAccountOf(tx, email);
    await changeUser(tx, id, {
      passwordHash,
      hasTemporaryPassword: true,
      temporaryUntil: getExpiry(now),
    });
    await deleteSessions(tx, id);
    await deleteResets(tx, id);
    await deleteProofs(tx, id);
    await deletePasskeys(tx, id);
    await deleteIdentities(tx, id);
    await deleteSecondFactor(tx, id);
    await recordStaffAction(tx, {
      actor,
      now,
      action: 'user.password',
      target: { kind: 'user', id, name: displayName },
      before: null,
      after: null,
    });
    return { email, temporaryPassword };
  });
}

/** @throws {ConsoleError} if unchanged, or for the last usable admin. */
export function setStatus(
  db: Db,
  { email, status, now }: { email: string; status: 'active' | 'suspended'; now: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const account = await findAccountOf(tx, email);
    if (account.status === status) throw new ConsoleError(`${email} is ${status} already.`);
    if (status === 'suspended') await keepAdmin(tx, account);
    await changeUser(tx, account.id, { status });
    await publish(tx, accountSuspended);
    if (status === 'suspended') await leaveTogether(tx, { viewerId: account.id, now });
    // Sessions of a suspended account report the suspension.
    if (status === 'active') {
      await deleteSessions(tx, account.id);
      await resumePromotions(tx, { userId: account.id, now });
    }
    await recordStaffAction(tx, {
      actor,
      now,
      action: status === 'suspended' ? 'user.suspend' : 'user.activate',
      target: { kind: 'user', id: account.id, name: account.displayName },
      before: { status: account.status },
      after: { status },
    });
  });
}

/** @throws {ConsoleError} for an invalid name. */
export async function nameTheService(db: Db, text: string, now: Date): Promise<string> {
  const name = serviceNameSchema.safeParse(text);
  if (!name.success) {
    throw new ConsoleError(
      `"${text}" is no name: write 1 to ${serviceNameMax} characters in one line.`,
    );
  }
  await inTransaction(db, async (tx) => {
    const before = await findService(tx);
    await changeService(tx, { name: name.data });
    await renameHouse(tx, name.data);
    await recordStaffAction(tx, {
      actor,
      now,
      action: 'service.name',
      target: { kind: 'service', id: 'service', name: name.data },
      before: { name: before.name },
      after: { name: name.data },
    });
  });
  return name.data;
}

/** @throws {ConsoleError} if no usable admin would remain. */
export async function keepAdmin(tx: Db, { id, email }: CountedUserRow) {
  if (!isLastAdmin(await holdAdmins(tx, id, mode), id)) return;
  throw new ConsoleError(
    `${email} is the last usable admin. Make another first: npm run admin -- create EMAIL`,
  );
}

/** @throws {ConsoleError} for an unknown or demo account. */
export async function findAccountOf(tx: Db, email: string): Promise<CountedUserRow> {
  const account = await findUserByEmail(tx, email);
  if (account === null) throw new ConsoleError(`${email} has no account.`);
  if (account.isDemo) {
    throw new ConsoleError(`${email} is an account of the demo, which TONADA_DEMO=off shuts.`);
  }
  return account;
}
