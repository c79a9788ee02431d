import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** Returns '' for client data that holds none; no challenge is empty. */
export function readChallenge(clientData: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientData) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
