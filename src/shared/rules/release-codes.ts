const compact = (text: string) => text.replaceAll(/[\s\p{Pd}]+/gu, '');

/** Source: ISO 3901. Country and registrant, year, and the number of the recording. */
const isrcForm = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/;

/** @returns the code as it is stored, without hyphens, or null for what is none. */
export function readIsrc(text: string): string | null {
  // `ISRC` itself may begin a code, of Iceland.
  const code = compact(text)
    .toUpperCase()
    .replace(/^ISRC:?(?=.{12}$)/, '');
  return isrcForm.test(code) ? code : null;
}

/** As printed: `ES-A01-26-00001`. What is no code stays as it was typed. */
export const showIsrc = (text: string): string =>
  (readIsrc(text) ?? text).replace(/^([A-Z]{2})([A-Z0-9]{3})(\d{2})(\d{5})$/, '$1-$2-$3-$4');

export type UpcFault = 'upc' | 'checkDigit';

/**
 * Reads UPC-A and EAN-13.
 *
 * @returns 13 digits, a UPC-A after a zero, so that both forms of one code are equal.
 */
export function readUpc(text: string): { code: string } | { fault: UpcFault } {
  const digits = compact(text).replace(/^(UPC|EAN):?/i, '');
  if (!/^\d{12,13}$/.test(digits) || /^0+$/.test(digits)) return { fault: 'upc' };
  const code = digits.padStart(13, '0');
  // Source: GS1 General Specifications, 7.9.
  const sum = [...code].reduce(
    (all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0 ? { code } : { fault: 'checkDigit' };
}

/** A UPC-A has twelve digits. What is no code stays as it was typed. */
export function showUpc(text: string): string {
  const read = readUpc(text);
  return 'code' in read ? read.code.replace(/^0/, '') : text;
}

export type CodeFault = UpcFault | 'isrc' | 'twice';

type Coded = { upc: string; tracks: readonly { isrc: string }[] };

/** What is wrong with the codes of a release by itself; fields like `upc`, `tracks.2.isrc`. */
export function findCodeFaults({ upc, tracks }: Coded): Record<string, CodeFault> {
  const faults: Record<string, CodeFault> = {};
  const read = readUpc(upc);
  if (upc !== '' && 'fault' in read) faults['upc'] = read.fault;
  const seen = new Set<string>();
  for (const [index, { isrc }] of tracks.entries()) {
    const code = readIsrc(isrc);
    if (isrc !== '' && code === null) faults[`tracks.${index}.isrc`] = 'isrc';
    if (code !== null && seen.has(code)) faults[`tracks.${index}.isrc`] = 'twice';
    if (code !== null) seen.add(code);
  }
  return faults;
}
