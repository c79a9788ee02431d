import { isValidIBAN } from 'ibantools';
import { readPart } from '#rules/account-rules.ts';

/** Returns capitals without separators; null for a wrong country, length or check digits. */
export function readIban(written: string): string | null {
  const iban = readPart('iban', written);
  return isValidIBAN(iban) ? iban : null;
}
