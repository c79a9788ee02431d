import type { Db } from '../../../platform/database/db.ts';
import type { AuthResponse, LoginAnswer, LoginBody, RegisterBody } from '#contract/session.ts';
import { ageMin, getPasswordMin } from '#contract/limits.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { beginRenewal } from '../account/index.ts';
import { isOn } from '../service-setting/index.ts';
import {
  changeUser,
  findCredentials,
  findUserByEmail,
  insertNewUser,
  isReservedEmail,
  makeUser,
  normaliseEmail,
  type UserRow,
} from '../../people/user/index.ts';
import { findSecondFactor } from '../second-factor/index.ts';
import {
  askForCode,
  birthdayFault,
  openSession,
  passwordFault,
  type SignInOrigin,
  suspended,
} from '../session/index.ts';
import { verifyPassword } from '../../../platform/password.ts';

type Context = Pick<Dependencies, 'clock'> & { origin: SignInOrigin };
type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;
type NewAccount = Omit<Parameters<typeof makeUser>[0], 'now'>;

/**
 * @throws {Problem} `invalid` with the field for a reserved email, an impossible or too recent
 * birthday, or a common password.
 */
export async function refuseRegistration(
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  body: RegisterBody,
): Promise<void> {
  if (isReservedEmail(normaliseEmail(body.email), config)) {
    throw problem('invalid', { fields: { email: sentences.session.emailReserved } });
  }
  const fault = birthdayFault(body.dateOfBirth, clock());
  if (fault !== undefined) {
    const tooYoung = fill(sentences.session.tooYoung, { years: ageMin });
    const dateOfBirth = fault === 'tooYoung' ? tooYoung : sentences.fields.day;
    throw problem('invalid', { fields: { dateOfBirth } });
  }
  const password = await passwordFault(body.password, { ...body, role: 'user' });
  if (password !== null) throw problem('invalid', { fields: { password } });
}

/** @throws {Problem} `invalid` with the field if the email is taken. */
export async function register(
  tx: Db,
  context: Context,
  account: NewAccount,
): Promise<AuthResponse> {
  const id = await addUser(tx, context.clock, account);
  if (id === null) {
    throw problem('invalid', { fields: { email: sentences.session.emailTaken } });
  }
  return openSession({ ...context, db: tx }, id);
}

/**
 * @throws {Problem} `unauthorized` alike for a wrong password and an unknown account; `forbidden`
 * for a suspended account or an expired temporary password.
 */
export async function checkLogin(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  body: LoginBody,
): Promise<Credentials> {
  const user = await findCredentials(db, normaliseEmail(body.email), config);
  const isRight = await verifyPassword(body.password, user?.passwordHash ?? null);
  if (user === null || !isRight) {
    throw problem('unauthorized', { error: sentences.session.wrongCredentials });
  }
  if (user.status === 'suspended') throw suspended();
  if (isOver(user.temporaryUntil, clock())) {
    throw problem('forbidden', { error: sentences.session.temporaryOver });
  }
  return user;
}

/**
 * A temporary password, or one too short for staff, gives a renewal token; a second factor
 * requires a code.
 */
export async function login(
  tx: Db,
  context: Context,
  { user, password }: { user: Credentials; password: string },
): Promise<LoginAnswer> {
  if (user.hasTemporaryPassword || isTooShort(password, user)) {
    return { renewalToken: await beginRenewal(tx, context.clock, user.id) };
  }
  if ((await findSecondFactor(tx, user.id))?.isOn) {
    return { codeToken: await askForCode({ ...context, db: tx }, user.id) };
  }
  return openSession({ ...context, db: tx }, user.id);
}

/**
 * Creates the account on first use.
 *
 * @throws {Problem} `forbidden` for a suspended account, and for staff, artists and labels, which
 * would become demo accounts for good.
 */
export async function loginWithProvider(
  tx: Db,
  context: Context,
  identity: { email: string; name: string },
): Promise<AuthResponse> {
  const email = normaliseEmail(identity.email);
  const known = await findUserByEmail(tx, email);
  if (known?.isDemo === false && known.role !== 'user') {
    throw problem('forbidden', { error: sentences.session.socialUnavailable });
  }
  if (known?.isDemo === false) await changeUser(tx, known.id, { isDemo: true });
  const account = { email, displayName: identity.name, isDemo: true };
  const id = known?.id ?? (await addUser(tx, context.clock, account));
  if (id !== null) return openSession({ ...context, db: tx }, id);
  // A concurrent call created the account.
  return loginWithProvider(tx, context, identity);
}

/**
 * Null if the email is taken; retries taken usernames.
 *
 * @throws {Problem} `forbidden` while registrations are off.
 */
export async function addUser(
  tx: Db,
  clock: Dependencies['clock'],
  account: NewAccount,
): Promise<string | null> {
  if (!(await isOn(tx, 'registrations'))) {
    throw problem('forbidden', { error: sentences.session.registrationsOff });
  }
  for (;;) {
    const user = await makeUser(account, { db: tx, now: clock() });
    if (await insertNewUser(tx, user)) return user.id;
    if ((await findUserByEmail(tx, user.email)) !== null) return null;
  }
}

const isOver = (until: Date | null, now: Date) => until !== null && until <= now;

/** The password may predate a role that requires a longer one; the demo's are public anyway. */
const isTooShort = (password: string, { role, isDemo }: Pick<UserRow, 'role' | 'isDemo'>) =>
  !isDemo && Array.from(password).length < getPasswordMin(role);
