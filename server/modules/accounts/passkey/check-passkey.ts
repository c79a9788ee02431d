import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAnswer } from '#contract/passkey.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { takeChallenge } from '../session/index.ts';
import { findPasskey, notePasskeyUse } from './passkey.repository.ts';
import type { PasskeyRow } from './passkey.table.ts';
import { readChallenge } from './read-challenge.ts';
import type { RelyingParty } from './relying-party.ts';

type ExpectedChallenge =
  | { purpose: 'passkey-login' }
  | { purpose: 'passkey-proof'; sessionId: string; userId: string };

/**
 * Uses up the challenge either way, and returns the passkey's owner.
 *
 * @throws {Problem} `unauthorized` at sign-in, else `invalid`; alike for unknown, removed or
 * foreign passkeys, used challenges, and counters that went back.
 */
export async function checkPasskey(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  answer: PasskeyAnswer,
  { site, ...expected }: ExpectedChallenge & { site: RelyingParty },
): Promise<PasskeyRow> {
  // A 401 would end the client's session.
  const code = expected.purpose === 'passkey-login' ? 'unauthorized' : 'invalid';
  const refused = problem(code, { error: sentences.passkeys.refused });
  const now = clock();
  const passkey = await findPasskey(db, answer.id, config);
  const isOwn = !('userId' in expected) || passkey?.userId === expected.userId;
  if (passkey === null || !isOwn) throw refused;
  const { purpose } = expected;
  const session = 'sessionId' in expected ? { sessionId: expected.sessionId } : {};
  const challenge = readChallenge(answer.response.clientDataJSON);
  if (!(await takeChallenge(db, challenge, { purpose, ...session, now }))) throw refused;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // Zod's optional fields may be undefined, which the library's types do not allow.
    response: JSON.parse(JSON.stringify(answer)) as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => {
    throw refused;
  });
  if (!verified) throw refused;
  const counter = authenticationInfo.newCounter;
  if (!(await notePasskeyUse(db, passkey, { counter, now }))) throw refused;
  return passkey;
}
