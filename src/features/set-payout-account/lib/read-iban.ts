import { electronicFormatIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

/** What is wrong with an IBAN, the first thing that a person would mend. */
export type IbanFault = 'missing' | 'country' | 'length' | 'format' | 'checksum';

const faults: readonly [ValidationErrorsIBAN, IbanFault][] = [
  [ValidationErrorsIBAN.NoIBANProvided, 'missing'],
  [ValidationErrorsIBAN.NoIBANCountry, 'country'],
  [ValidationErrorsIBAN.WrongBBANLength, 'length'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'format'],
];

/**
 * An IBAN as computers write it, of one as people and banks do: with spaces, hyphens or small letters, and with the word before it.
 */
export const readIban = (text: string): string =>
  (electronicFormatIBAN(text.replace(/\s/g, '')) ?? '').replace(/^IBAN:?/, '');

/** What is wrong with an IBAN as `readIban` answers it; undefined where it is a valid one. */
export function ibanFault(iban: string): IbanFault | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  // Whatever else there is comes of figures that do not fit together.
  return faults.find(([code]) => errorCodes.includes(code))?.[1] ?? 'checksum';
}
