import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { type NewPasskeyBody, passkeysMost } from '#contract/passkey.ts';
import { brand } from '../../../src/shared/config/brand.ts';
import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { insertChallenge, takeChallenge } from '../session/index.ts';
import { findUserById, holdUser, keepSharedAccount } from '../user/index.ts';
import { findPasskeys, insertPasskey } from './passkey.repository.ts';
import type { RelyingParty } from './relying-party.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'config'>;
type Caller = { userId: string; sessionId: string; site: RelyingParty };
type Call = { request: { ip: string } };

/** COSE numbers of Ed25519, ES256 and RS256, preferred first. */
const algorithms = [-8, -7, -257];

/** @throws {Problem} `forbidden` for a shared demo account. */
export async function beginPasskey(
  { db, clock, config }: Context,
  { userId, sessionId, site }: Caller,
) {
  const user = await findUserById(db, userId);
  if (user === null) throw problem('unauthorized');
  keepSharedAccount(config, user.isDemo);
  const known = await findPasskeys(db, userId);
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
  const asked = { purpose: 'passkey-new', userId, sessionId, now: clock() } as const;
  await insertChallenge(db, options.challenge, asked);
  return options;
}

/**
 * @throws {Problem} `invalid` if no challenge of this session matches, the passkey exists, or
 * `passkeysMost` is reached.
 */
export async function addPasskey(
  { db, clock, config }: Context,
  { userId, sessionId, site, request }: Caller & Call,
  { name, credential: answer }: NewPasskeyBody,
): Promise<void> {
  const now = clock();
  const asked = { purpose: 'passkey-new', sessionId, now } as const;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // Zod's optional fields may be undefined, which the library's types do not allow.
    response: JSON.parse(JSON.stringify(answer)) as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: (challenge) => takeChallenge(db, challenge, asked),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    throw notMade();
  });
  if (!verified) throw notMade();
  const { id, publicKey, counter } = registrationInfo.credential;
  const transports = answer.response.transports ?? [];
  await inTransaction(db, async (tx) => {
    const user = await holdUser(tx, userId);
    if (user === null) throw problem('unauthorized');
    keepSharedAccount(config, user.isDemo);
    if ((await findPasskeys(tx, userId)).length >= passkeysMost) {
      throw problem('invalid', { status: 422, error: sentences.passkeys.tooMany });
    }
    const key = Buffer.from(publicKey).toString('base64url');
    const row = { id, userId, publicKey: key, counter, transports, name, createdAt: now };
    if (!(await insertPasskey(tx, row))) throw notMade();
    await recordSecurityEvent(tx, {
      kind: 'passkey',
      outcome: 'success',
      actorId: userId,
      subjectId: userId,
      request,
      detail: { act: 'added' },
    });
  });
}

const notMade = () => problem('invalid', { error: sentences.passkeys.notMade });
