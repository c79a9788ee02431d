import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskeyBody, PasskeyAnswer } from '@/shared/contract/passkey.ts';

const load = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Options as a server sends them. */
type Options = Record<string, unknown>;

/** A person who closed the browser's window, or let it run out, changed their mind. */
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

/** Asks the browser for a passkey. Null where the person left; throws where the browser cannot. */
export async function askForPasskey(options: Options): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return unlessLeft(startAuthentication({ optionsJSON }) as Promise<PasskeyAnswer>);
}

/** Has the browser make a passkey. Null where the person left; throws where it cannot, or has one already. */
export async function makePasskey(options: Options): Promise<NewPasskeyBody['credential'] | null> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return unlessLeft(startRegistration({ optionsJSON }) as Promise<NewPasskeyBody['credential']>);
}
