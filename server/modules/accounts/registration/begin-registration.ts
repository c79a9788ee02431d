import { randomInt } from 'node:crypto';
import type { RegisterBody } from '#contract/session.ts';
import type { User } from '#contract/user.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { isEmailDue } from '../../../platform/email/is-email-due.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { hashPassword } from '../../../platform/password.ts';
import { hashToken, newToken } from '../session/index.ts';
import { findUserByEmail, normaliseEmail } from '../../people/user/index.ts';
import { codeEmail, codeMinutes, knownAddressEmail } from './registration-email.ts';
import { insertRegistration, setCode } from './registration.repository.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'config' | 'elapsed'>;

/** Six digits. */
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Does the same work for an email that has an account, so that neither answer nor timing reveals
 * one.
 *
 * @returns the id, and a function that makes the email after the answer.
 */
export async function beginRegistration(
  context: Context,
  { email, password, displayName, dateOfBirth, language }: RegisterBody & Pick<User, 'language'>,
): Promise<{ registration: string; makeEmail: () => Promise<EmailMessage | null> }> {
  const { db, clock } = context;
  const registration = newToken();
  const idHash = hashToken(registration);
  const to = normaliseEmail(email);
  const passwordHash = await hashPassword(password);
  const expiresAt = new Date(clock().getTime() + codeMinutes * 60_000);
  const applicant = { email: to, displayName, dateOfBirth, language, passwordHash };
  await insertRegistration(db, { idHash, ...applicant, expiresAt });
  return { registration, makeEmail: () => makeEmail(context, { idHash, to, language }) };
}

async function makeEmail(
  { db, elapsed, config }: Context,
  { idHash, to, language }: { idHash: string; to: string; language: string },
): Promise<EmailMessage | null> {
  const known = await findUserByEmail(db, to);
  if (known !== null) {
    const isDue = await isEmailDue({ db, elapsed }, { kind: 'registration', to });
    return isDue ? knownAddressEmail({ to, language: known.language }, publicOrigin(config)) : null;
  }
  const code = newCode();
  await setCode(db, idHash, hashToken(code));
  return codeEmail({ to, language }, code);
}
