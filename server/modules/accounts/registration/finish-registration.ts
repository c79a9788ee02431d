import type { Db } from '../../../platform/database/db.ts';
import type { AuthResponse, RegistrationCodeBody } from '#contract/session.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { hashToken, openSession, type SignInOrigin } from '../session/index.ts';
import { addUser } from '../sign-in/index.ts';
import {
  type RegistrationRow,
  takeRegistration,
  tryRegistration,
} from './registration.repository.ts';

/**
 * Counts the try.
 *
 * @throws {Problem} `invalid` with the field for a wrong code, and for a registration that
 * expired or was tried too often.
 */
export async function checkRegistration(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { registration, code }: RegistrationCodeBody,
): Promise<RegistrationRow> {
  const found = await tryRegistration(db, hashToken(registration), clock());
  if (found === null || found.codeHash !== hashToken(code)) throw wrongCode();
  return found;
}

/** @throws {Problem} `invalid` with the field if its email has an account, or it was used. */
export async function finishRegistration(
  tx: Db,
  { clock, origin }: Pick<Dependencies, 'clock'> & { origin: SignInOrigin },
  found: RegistrationRow,
): Promise<AuthResponse> {
  const { email, displayName, dateOfBirth, language, passwordHash } = found;
  if (!(await takeRegistration(tx, found.idHash))) throw wrongCode();
  const account = { email, displayName, dateOfBirth, language, passwordHash };
  const id = await addUser(tx, clock, { ...account, emailVerifiedAt: clock() });
  if (id === null) throw wrongCode();
  return openSession({ db: tx, clock, origin }, id);
}

const wrongCode = () => {
  const code = sentences.registrations.wrongCode;
  return problem('invalid', { error: code, fields: { code } });
};
