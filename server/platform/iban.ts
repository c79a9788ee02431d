import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** An IBAN without what people write between its signs, in capitals; null where its country, length or check digits are wrong. */
export function readIban(written: string): string | null {
  const iban = electronicFormatIBAN(written);
  return iban !== null && isValidIBAN(iban) ? iban : null;
}

/** As much of an IBAN as is ever told: `ES •••• 1332`. */
export const maskedIban = (iban: string) => `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;
