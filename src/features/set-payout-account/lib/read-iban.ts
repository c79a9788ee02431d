import { electronicFormatIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

/** The first fault to correct. */
export type IbanFault = 'missing' | 'country' | 'length' | 'format' | 'checksum';

const faults: readonly [ValidationErrorsIBAN, IbanFault][] = [
  [ValidationErrorsIBAN.NoIBANProvided, 'missing'],
  [ValidationErrorsIBAN.NoIBANCountry, 'country'],
  [ValidationErrorsIBAN.WrongBBANLength, 'length'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'format'],
];

/** Normalises an IBAN: removes spaces, hyphens and a leading 'IBAN', and capitalises it. */
export const readIban = (text: string): string =>
  (electronicFormatIBAN(text.replace(/\s/g, '')) ?? '').replace(/^IBAN:?/, '');

/** The fault of an IBAN from `readIban`; undefined if valid. */
export function ibanFault(iban: string): IbanFault | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  // Any other code means that the check digits do not match.
  return faults.find(([code]) => errorCodes.includes(code))?.[1] ?? 'checksum';
}
