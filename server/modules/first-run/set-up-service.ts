import { timingSafeEqual } from 'node:crypto';
import type { FirstRunBody } from '#contract/first-run.ts';
import { allRights } from '#contract/right.ts';
import { lookOf } from '#contract/look-of.ts';
import { isReservedName } from '#contract/person-name.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { publish } from '../../platform/events/events.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { hashPassword } from '../../platform/password.ts';
import { hashToken, passwordFault } from '../session/index.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { recordStaffAction } from '../staff-action/index.ts';
import { insertUser, makeUser } from '../user/index.ts';
import { serviceSetUp } from './first-run.events.ts';
import { changeService, findService, hasAccounts, holdService } from './service.repository.ts';

type Context = Pick<Dependencies, 'db' | 'clock'>;

export async function checkCode(db: Db, code: string): Promise<void> {
  requireCode((await findService(db)).setUpCode, code);
}

/**
 * The admin gets every right.
 *
 * @param address network address of the caller.
 * @returns the id of the admin.
 * @throws {Problem} `not-found` once there is an admin; `invalid` with the field for a wrong
 * code, an easily guessed password, and a person named like the service.
 */
export async function setUpService(
  { db, clock }: Context,
  { code, serviceName, displayName, email, password }: FirstRunBody,
  address: string,
): Promise<string> {
  await checkCode(db, code);
  if (lookOf(displayName) === lookOf(serviceName) || isReservedName(displayName)) {
    throw problem('invalid', { fields: { displayName: sentences.fields.name.reserved } });
  }
  const weak = await passwordFault(password, { role: 'admin', email, displayName });
  if (weak !== null) throw problem('invalid', { fields: { password: weak } });
  const passwordHash = await hashPassword(password);
  const now = clock();
  return inTransaction(db, async (tx) => {
    // Only one of two callers with the code creates the admin.
    requireCode((await holdService(tx)).setUpCode, code);
    if (await hasAccounts(tx)) throw problem('not-found');
    const user = await makeUser({ email, displayName, passwordHash }, { db: tx, now });
    await insertUser(tx, { ...user, role: 'admin', rights: [...allRights], emailVerifiedAt: now });
    await changeService(tx, { name: serviceName, setUpCode: null });
    await publish(tx, serviceSetUp);
    await recordSecurityEvent(tx, {
      kind: 'service',
      outcome: 'success',
      actorId: user.id,
      subjectId: user.id,
      request: { ip: address },
      detail: { act: 'begin' },
    });
    await recordStaffAction(tx, {
      actor: { id: user.id, name: displayName, address },
      now,
      action: 'service.begin',
      target: { kind: 'service', id: 'service', name: serviceName },
      before: null,
      after: { name: serviceName, admin: user.email },
    });
    return user.id;
  });
}

/** @throws {Problem} `not-found` after the setup, `invalid` with the field for a wrong code. */
function requireCode(expected: string | null, code: string): void {
  if (expected === null) throw problem('not-found');
  const given = hashToken(code.trim().toLowerCase());
  if (timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return;
  throw problem('invalid', { fields: { code: sentences.firstRun.wrongCode } });
}
