import type { AuthResponse, RegistrationCodeBody } from '#contract/session.ts';
import type { Dependencies } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { hashToken, openSession, type SignInOrigin } from '../session/index.ts';
import { addUser } from '../sign-in/index.ts';
import { takeRegistration, tryRegistration } from './registration.repository.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'config'> & { origin: SignInOrigin };

/**
 * @throws {Problem} `invalid` with the field for a wrong code, and for a registration that
 * expired, was tried too often, or whose email has an account.
 */
export async function finishRegistration(
  context: Context,
  { registration, code }: RegistrationCodeBody,
): Promise<AuthResponse> {
  const { db, clock } = context;
  const found = await tryRegistration(db, hashToken(registration), clock());
  if (found === null || found.codeHash !== hashToken(code)) throw wrongCode();
  const { email, displayName, dateOfBirth, language, passwordHash } = found;
  if (!(await takeRegistration(db, found.idHash))) throw wrongCode();
  const account = { email, displayName, dateOfBirth, language, passwordHash };
  const id = await addUser(context, { ...account, emailVerifiedAt: clock() });
  if (id === null) throw wrongCode();
  return openSession(context, id);
}

const wrongCode = () => {
  const code = sentences.registrations.wrongCode;
  return problem('invalid', { error: code, fields: { code } });
};
