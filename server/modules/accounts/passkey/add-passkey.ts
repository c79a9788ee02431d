import type { Db } from '../../../platform/database/db.ts';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { type NewPasskeyBody, passkeysMost } from '#contract/passkey.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { insertChallenge, takeChallenge } from '../session/index.ts';
import { findUserById, holdUser, keepSharedAccount } from '../../people/user/index.ts';
import { findPasskeys, insertPasskey } from './passkey.repository.ts';
import type { PasskeyRow } from './passkey.table.ts';
import { readChallenge } from './read-challenge.ts';
import type { RelyingParty } from './relying-party.ts';

type Context = Pick<Dependencies, 'clock' | 'config'>;
type Caller = { userId: string; sessionId: string; site: RelyingParty };
type Call = { request: { ip: string } };
type NewPasskey = Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** COSE numbers of Ed25519, ES256 and RS256, preferred first. */
const algorithms = [-8, -7, -257];

/** @throws {Problem} `forbidden` for a shared demo account. */
export async function beginPasskey(
  tx: Db,
  { clock, config }: Context,
  { userId, sessionId, site }: Caller,
) {
  const user = await findUserById(tx, userId);
  if (user === null) throw problem('unauthorized');
  keepSharedAccount(config, user.isDemo);
  const known = await findPasskeys(tx, userId);
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: user.email,
    userDisplayName: user.displayName,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // Signing in without an email needs a discoverable credential.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = { purpose: 'passkey-new', userId, sessionId, now: clock() } as const;
  await insertChallenge(tx, options.challenge, challenge);
  return options;
}

/**
 * Uses up the challenge either way.
 *
 * @throws {Problem} `invalid` if no challenge of this session matches.
 */
export async function verifyNewPasskey(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { sessionId, site }: Caller,
  answer: NewPasskeyBody['credential'],
): Promise<NewPasskey> {
  const expected = { purpose: 'passkey-new', sessionId, now: clock() } as const;
  const challenge = readChallenge(answer.response.clientDataJSON);
  if (!(await takeChallenge(db, challenge, expected))) throw notMade();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // Zod's optional fields may be undefined, which the library's types do not allow.
    response: JSON.parse(JSON.stringify(answer)) as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    throw notMade();
  });
  if (!verified) throw notMade();
  const { id, publicKey, counter } = registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  return { id, publicKey: key, counter, transports: answer.response.transports ?? [] };
}

/** @throws {Problem} `invalid` if the passkey exists, or `passkeysMost` is reached. */
export async function addPasskey(
  tx: Db,
  { clock, config }: Context,
  { userId, request }: { userId: string } & Call,
  passkey: NewPasskey & { name: string },
): Promise<void> {
  const user = await holdUser(tx, userId);
  if (user === null) throw problem('unauthorized');
  keepSharedAccount(config, user.isDemo);
  if ((await findPasskeys(tx, userId)).length >= passkeysMost) {
    throw problem('invalid', { status: 422, error: sentences.passkeys.tooMany });
  }
  const row = { ...passkey, userId, createdAt: clock() };
  if (!(await insertPasskey(tx, row))) throw notMade();
  await recordSecurityEvent(tx, {
    kind: 'passkey',
    outcome: 'success',
    actorId: userId,
    subjectId: userId,
    request,
    detail: { act: 'added' },
  });
}

const notMade = () => problem('invalid', { error: sentences.passkeys.notMade });
