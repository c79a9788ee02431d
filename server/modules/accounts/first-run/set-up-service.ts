import { timingSafeEqual } from 'node:crypto';
import type { FirstRunBody } from '#contract/first-run.ts';
import { allRights } from '#contract/right.ts';
import { getLook } from '#rules/get-look.ts';
import { isReservedName } from '#contract/person-name.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { keepRestoresAway } from '../../../platform/database/restore-lock.repository.ts';
import { publish } from '../../../platform/events/events.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { hashPassword } from '../../../platform/password.ts';
import { hashToken, passwordFault } from '../session/index.ts';
import { recordStaffAction } from '../staff-action/index.ts';
import { insertUser, makeUser } from '../../people/user/index.ts';
import { serviceSetUp } from './first-run.events.ts';
import { changeService, findService, hasAccounts, holdService } from './service.repository.ts';

type SetUp = Omit<FirstRunBody, 'password'> & { passwordHash: string };

export async function checkCode(db: Db, code: string): Promise<void> {
  requireCode((await findService(db)).setUpCode, code);
}

export async function isCode(db: Db, code: string): Promise<boolean> {
  const { setUpCode } = await findService(db);
  return setUpCode !== null && isSame(setUpCode, code);
}

/**
 * @returns the hash of the admin's password.
 * @throws {Problem} `not-found` once there is an admin; `invalid` with the field for a wrong
 * code, an easily guessed password, and a person named like the service.
 */
export async function checkSetUp(
  db: Db,
  { code, serviceName, displayName, email, password }: FirstRunBody,
): Promise<string> {
  await checkCode(db, code);
  if (getLook(displayName) === getLook(serviceName) || isReservedName(displayName)) {
    throw problem('invalid', { fields: { displayName: sentences.fields.name.reserved } });
  }
  const weak = await passwordFault(password, { role: 'admin', email, displayName });
  if (weak !== null) throw problem('invalid', { fields: { password: weak } });
  return hashPassword(password);
}

/**
 * The admin gets every right.
 *
 * @param address network address of the caller.
 * @returns the id of the admin.
 * @throws {Problem} `not-found` once there is an admin; `invalid` with the field for a wrong code;
 * `duplicate` while a backup is restored.
 */
export async function setUpService(
  tx: Db,
  clock: Dependencies['clock'],
  { code, serviceName, displayName, email, passwordHash }: SetUp,
  address: string,
): Promise<string> {
  const now = clock();
  if (!(await keepRestoresAway(tx))) throw restoringElsewhere();
  // Only one of two callers with the code creates the admin.
  requireCode((await holdService(tx)).setUpCode, code);
  if (await hasAccounts(tx)) throw problem('not-found');
  const user = await makeUser({ email, displayName, passwordHash }, { db: tx, now });
  await insertUser(tx, { ...user, role: 'admin', rights: [...allRights], emailVerifiedAt: now });
  await changeService(tx, { name: serviceName, setUpCode: null, restoringSince: null });
  await publish(tx, serviceSetUp);
  await recordStaffAction(tx, {
    actor: { id: user.id, name: displayName, address },
    now,
    action: 'service.begin',
    target: { kind: 'service', id: 'service', name: serviceName },
    before: null,
    after: { name: serviceName, admin: user.email },
    detail: { act: 'begin' },
  });
  return user.id;
}

export const restoringElsewhere = () =>
  problem('duplicate', { error: sentences.firstRun.restoringElsewhere });

/** @throws {Problem} `not-found` after the setup, `invalid` with the field for a wrong code. */
function requireCode(expected: string | null, code: string): void {
  if (expected === null) throw problem('not-found');
  if (isSame(expected, code)) return;
  throw problem('invalid', { fields: { code: sentences.firstRun.wrongCode } });
}

function isSame(expected: string, code: string): boolean {
  const given = hashToken(code.trim().toLowerCase());
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
