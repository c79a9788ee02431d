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

/** Null if cancelled. @throws where the browser fails */
export async function askForPasskey(options: Options): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return unlessLeft(startAuthentication({ optionsJSON }) as Promise<PasskeyAnswer>);
}

/** Null if cancelled. @throws where the browser fails, or already has a passkey */
export async function makePasskey(options: Options): Promise<NewPasskeyBody['credential'] | null> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return unlessLeft(startRegistration({ optionsJSON }) as Promise<NewPasskeyBody['credential']>);
}
