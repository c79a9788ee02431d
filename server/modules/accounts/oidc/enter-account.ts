import { ageMin, credentialLimits } from '#contract/limits.ts';
import { personNameSchema } from '#contract/person-name.ts';
import type { User } from '#contract/user.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { OidcSettings } from '../../../platform/oidc-settings.ts';
import { type Problem, problem } from '../../../platform/problems.ts';
import { fill, type Sentence, sentences } from '../../../platform/sentences.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { findUserByEmail, normaliseEmail } from '../../people/user/index.ts';
import { birthdayFault, notifySecurityChange } from '../session/index.ts';
import { addUser } from '../sign-in/index.ts';
import type { HousePerson } from './identity-server.ts';
import { findIdentityUser, insertIdentity } from './oidc-identity.repository.ts';

const words = sentences.house;

type Caller = {
  request: { ip: string };
  language: User['language'];
  dateOfBirth?: string | undefined;
};
type Context = Pick<Dependencies, 'clock'> & { house: OidcSettings };

/**
 * The account that a person of the house enters; makes it for somebody new. See
 * docs/product/account.md.
 *
 * @throws {Problem} `forbidden` without a verified email, and for the email of an account that is
 * not linked; `invalid` with the field while the day of birth of a new person is missing.
 */
export async function enterAccount(
  tx: Db,
  context: Context,
  person: HousePerson,
  caller: Caller,
): Promise<string> {
  const { house } = context;
  const linked = await findIdentityUser(tx, { issuer: house.issuer, subject: person.subject });
  if (linked !== null) return linked;
  if (person.email === null) throw refused(words.noEmail, house);
  if (!person.isVerified) throw refused(words.unverified, house);
  const known = await findUserByEmail(tx, normaliseEmail(person.email));
  if (known === null) return makeAccount(tx, context, { ...person, email: person.email }, caller);
  // An unproven email may have been registered by somebody else, who knows the password.
  const isOwn = known.emailVerifiedAt !== null && known.role === 'user' && !known.isDemo;
  if (!house.trustsEmail || !isOwn) throw refused(words.known, house);
  if (!(await linkAccount(tx, context, { person, userId: known.id, request: caller.request }))) {
    throw refused(words.known, house);
  }
  return known.id;
}

/** False if either has another link. */
export async function linkAccount(
  tx: Db,
  { clock, house }: Context,
  linked: { person: HousePerson; userId: string; request: { ip: string } },
): Promise<boolean> {
  const { person, userId, request } = linked;
  const identity = { issuer: house.issuer, subject: person.subject, userId, linkedAt: clock() };
  if (!(await insertIdentity(tx, identity))) return false;
  await recordIdentity(tx, { userId, request }, 'added');
  await notifySecurityChange(tx, { userId, change: 'houseAdded' }, clock());
  return true;
}

export const recordIdentity = (
  tx: Db,
  { userId, request }: { userId: string; request: { ip: string } },
  act: 'added' | 'removed',
): Promise<void> =>
  recordSecurityEvent(tx, {
    kind: 'identity',
    outcome: 'success',
    actorId: userId,
    subjectId: userId,
    request,
    detail: { act },
  });

async function makeAccount(
  tx: Db,
  { clock, house }: Context,
  person: HousePerson & { email: string },
  { language, dateOfBirth: typed }: Caller,
): Promise<string> {
  const { email, birthday } = person;
  const dateOfBirth = typed ?? birthday;
  const fault = dateOfBirth === null ? 'missing' : birthdayFault(dateOfBirth, clock());
  if (dateOfBirth === null || fault !== undefined) {
    const tooYoung = fill(sentences.session.tooYoung, { years: ageMin });
    const field = fault === 'tooYoung' ? tooYoung : sentences.fields.day;
    const error = fill(words.birthday, { name: house.name, email });
    throw problem('invalid', { error, fields: { dateOfBirth: field } });
  }
  const displayName = nameOf(person);
  const account = { email, displayName, dateOfBirth, language, emailVerifiedAt: clock() };
  const userId = await addUser(tx, clock, account);
  // A concurrent call made the account.
  if (userId === null) throw refused(words.known, house);
  const identity = { issuer: house.issuer, subject: person.subject, userId, linkedAt: clock() };
  await insertIdentity(tx, identity);
  return userId;
}

/** The name at the house may be one that nobody gets here. */
function nameOf({ name, email }: { name: string; email: string }): string {
  const most = credentialLimits.displayNameMax;
  const candidates = [name, email.slice(0, email.lastIndexOf('@'))];
  for (const candidate of candidates) {
    const fit = personNameSchema(most).safeParse(candidate.slice(0, most));
    if (fit.success) return fit.data;
  }
  // Names are public, emails are not.
  return newId().slice(-8);
}

const refused = (error: Sentence, { name }: OidcSettings): Problem =>
  problem('forbidden', { error: fill(error, { name }) });
