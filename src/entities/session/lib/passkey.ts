import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskeyBody, PasskeyAnswer } from '@/shared/contract/passkey.ts';

const load = () => import('@simplewebauthn/browser');

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

type Options = Record<string, unknown>;

/** The user closed the browser's dialog or let it time out. */
const isChangeOfMind = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

async function unlessLeft<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if (isChangeOfMind(error)) return null;
    throw error;
  }
}

/** Milliseconds; a browser without a key may stay silent for a minute. */
const patience = 5_000;

/**
 * @param onUnused no key was used: not for some seconds, or cancelled.
 * @returns null if cancelled.
 * @throws where the browser fails
 */
export async function askForPasskey(
  options: Options,
  onUnused: () => void,
): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const silence = setTimeout(onUnused, patience);
  try {
    const answer = await unlessLeft(startAuthentication({ optionsJSON }) as Promise<PasskeyAnswer>);
    if (answer === null) onUnused();
    return answer;
  } finally {
    clearTimeout(silence);
  }
}

/** Null if cancelled. @throws where the browser fails, or already has a passkey */
export async function makePasskey(options: Options): Promise<NewPasskeyBody['credential'] | null> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return unlessLeft(startRegistration({ optionsJSON }) as Promise<NewPasskeyBody['credential']>);
}
