import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** Returns capitals without separators; null for a wrong country, length or check digits. */
export function readIban(written: string): string | null {
  const iban = electronicFormatIBAN(written);
  return iban !== null && isValidIBAN(iban) ? iban : null;
}
