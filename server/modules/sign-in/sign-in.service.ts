import type { AuthResponse, LoginAnswer, LoginBody, RegisterBody } from '#contract/session.ts';
import type { User } from '#contract/user.ts';
import { ageMin, passwordMinOf } from '#contract/limits.ts';
import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { hasSqlState, sqlStates } from '../../platform/database/sql-state.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { beginRenewal } from '../account/index.ts';
import { isOn } from '../service-setting/index.ts';
import {
  changeUser,
  findCredentials,
  findUserByEmail,
  insertUser,
  isReservedEmail,
  makeUser,
  normaliseEmail,
} from '../user/index.ts';
import { findSecondFactor } from '../second-factor/index.ts';
import {
  askForCode,
  birthdayFault,
  openSession,
  passwordFault,
  type SignInOrigin,
  suspended,
} from '../session/index.ts';
import type { UserRow } from '../user/user.table.ts';
import { hashPassword, verifyPassword } from '../../platform/password.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'config'> & { origin: SignInOrigin };

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
  context: Context,
  body: RegisterBody & Pick<User, 'language'>,
): Promise<AuthResponse> {
  const { db } = context;
  const passwordHash = await hashPassword(body.password);
  const { email, displayName, dateOfBirth, language } = body;
  const account = { email, displayName, dateOfBirth, language, passwordHash };
  const id = await addUser(context, account);
  if (id === null) {
    throw problem('invalid', { fields: { email: sentences.session.emailTaken } });
  }
  return inTransaction(db, (tx) => openSession({ ...context, db: tx }, id));
}

/**
 * A temporary password, or one too short for staff, gives a renewal token; a second factor
 * requires a code.
 *
 * @throws {Problem} `unauthorized` alike for a wrong password and an unknown account; `forbidden`
 * for a suspended account or an expired temporary password.
 */
export async function login(context: Context, body: LoginBody): Promise<LoginAnswer> {
  const { db, config } = context;
  const user = await findCredentials(db, normaliseEmail(body.email), config);
  const isRight = await verifyPassword(body.password, user?.passwordHash ?? null);
  if (user === null || !isRight) {
    throw problem('unauthorized', { error: sentences.session.wrongCredentials });
  }
  if (user.status === 'suspended') throw suspended();
  if (isOver(user.temporaryUntil, context.clock())) {
    throw problem('forbidden', { error: sentences.session.temporaryOver });
  }
  if (user.hasTemporaryPassword || isTooShort(body.password, user)) {
    return { renewalToken: await beginRenewal(context, user.id) };
  }
  if ((await findSecondFactor(db, user.id))?.isOn) {
    return { codeToken: await askForCode(context, user.id) };
  }
  return openSession(context, user.id);
}

/**
 * Creates the account on first use.
 *
 * @throws {Problem} `forbidden` for a suspended account, and for staff, artists and labels, which
 * would become demo accounts for good.
 */
export async function loginWithProvider(
  context: Context,
  identity: { email: string; name: string },
): Promise<AuthResponse> {
  const email = normaliseEmail(identity.email);
  const known = await findUserByEmail(context.db, email);
  if (known?.isDemo === false && known.role !== 'user') {
    throw problem('forbidden', { error: sentences.session.socialUnavailable });
  }
  if (known?.isDemo === false) await changeUser(context.db, known.id, { isDemo: true });
  const account = { email, displayName: identity.name, isDemo: true };
  const id = known?.id ?? (await addUser(context, account));
  if (id !== null) return openSession(context, id);
  // A concurrent call created the account.
  return loginWithProvider(context, identity);
}

/**
 * Null if the email is taken; retries taken usernames.
 *
 * @throws {Problem} `forbidden` while registrations are off.
 */
export async function addUser(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  account: Omit<Parameters<typeof makeUser>[0], 'now'>,
): Promise<string | null> {
  if (!(await isOn(db, 'registrations'))) {
    throw problem('forbidden', { error: sentences.session.registrationsOff });
  }
  for (;;) {
    const user = await makeUser(account, { db, now: clock() });
    try {
      await insertUser(db, user);
      return user.id;
    } catch (error) {
      if (!hasSqlState(error, sqlStates.uniqueViolation)) throw error;
      if ((await findUserByEmail(db, user.email)) !== null) return null;
    }
  }
}

const isOver = (until: Date | null, now: Date) => until !== null && until <= now;

/** The password may predate a role that requires a longer one; the demo's are public anyway. */
const isTooShort = (password: string, { role, isDemo }: Pick<UserRow, 'role' | 'isDemo'>) =>
  !isDemo && Array.from(password).length < passwordMinOf(role);
