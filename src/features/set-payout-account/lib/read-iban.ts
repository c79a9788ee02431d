import { electronicFormatIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

export type IbanFault = 'missing' | 'country' | 'length' | 'format' | 'checksum';

const faults: readonly [ValidationErrorsIBAN, IbanFault][] = [
  [ValidationErrorsIBAN.NoIBANProvided, 'missing'],
  [ValidationErrorsIBAN.NoIBANCountry, 'country'],
  [ValidationErrorsIBAN.WrongBBANLength, 'length'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'format'],
];

/** Removes spaces, hyphens and a leading 'IBAN', and capitalises. */
export const readIban = (text: string): string =>
  (electronicFormatIBAN(text.replace(/\s/g, '')) ?? '').replace(/^IBAN:?/, '');

export function ibanFault(iban: string): IbanFault | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  // What remains is that the check digits do not match.
  return faults.find(([code]) => errorCodes.includes(code))?.[1] ?? 'checksum';
}
