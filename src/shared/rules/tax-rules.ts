import { accountCountries } from './account-countries.ts';

/** Where the service is established, and to whose tax office it withholds. */
const homeCountry = 'ES';

/** Percent of value added tax that payees at home add. */
export const homeVat = 21;

/** Percent. */
export const withholdingMost = 50;

/** How value added tax is treated: not at all, added to what is paid, or owed by the service. */
export const vatTreatments = ['none', 'charged', 'reverse'] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** Without Spain; the prefix of VAT numbers where it is not the country's code. */
const vatNumbers: { readonly [country: string]: RegExp } = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const vatPrefixes: { readonly [country: string]: string } = { GR: 'EL' };

export type TaxIdFault = 'missing' | 'nif' | 'vatNumber' | 'rfc' | 'cuit' | 'rut' | 'other';

type Rule = { fault: TaxIdFault; isRight: (id: string) => boolean };

/** Source of the letters and digits: Agencia Tributaria, SAT, AFIP, SII. */
const rules: { readonly [country: string]: Rule } = {
  ES: { fault: 'nif', isRight: isNif },
  MX: {
    fault: 'rfc',
    isRight: (id) => /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{3}$/.test(id),
  },
  AR: { fault: 'cuit', isRight: (id) => /^\d{11}$/.test(id) && isCuit(id) },
  CL: { fault: 'rut', isRight: (id) => /^\d{7,8}[\dK]$/.test(id) && isRut(id) },
};

/**
 * Reads a tax id as people write it, with spaces, points and dashes, and in the European Union with
 * or without the country's prefix.
 *
 * @returns the id as it is stored, with the prefix of a VAT number.
 */
export function readTaxId(
  country: string,
  typed: string,
): { taxId: string; fault?: undefined } | { fault: TaxIdFault } {
  const id = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '');
  if (id === '') return { fault: 'missing' };
  const form = vatNumbers[country];
  const prefix = vatPrefixes[country] ?? country;
  const bare = id.startsWith(prefix) ? id.slice(prefix.length) : id;
  if (form !== undefined) {
    return form.test(bare) ? { taxId: `${prefix}${bare}` } : { fault: 'vatNumber' };
  }
  const own = country === 'ES' ? bare : id;
  const rule = rules[country] ?? { fault: 'other', isRight: isOther };
  return rule.isRight(own) ? { taxId: own } : { fault: rule.fault };
}

export type TaxFaults = {
  country?: 'country';
  taxId?: TaxIdFault;
  vat?: 'notAtHome' | 'notInUnion';
};

/** What one says of one's taxes; `taxId` is null with a fault. */
export function checkTaxDetail({
  country,
  taxId: typed,
  vat,
}: {
  country: string;
  taxId: string;
  vat: VatTreatment;
}): { taxId: string | null; faults: TaxFaults } {
  if (!accountCountries.includes(country)) return { taxId: null, faults: { country: 'country' } };
  const read = readTaxId(country, typed);
  const faults: TaxFaults = {};
  if (read.fault !== undefined) faults.taxId = read.fault;
  if (vat === 'charged' && country !== homeCountry) faults.vat = 'notAtHome';
  if (vat === 'reverse' && vatNumbers[country] === undefined) faults.vat = 'notInUnion';
  return { taxId: read.fault === undefined ? read.taxId : null, faults };
}

/** Cents of a percentage with two decimals, half up. */
const shareOf = (cents: number, percent: number) =>
  Math.floor((cents * Math.round(percent * 100) + 5000) / 10_000);

export type TaxTerms = { vat: VatTreatment; withholding: number };

/** In cents: what is added to an amount, and what of it is withheld. */
export const reckonTax = (cents: number, terms: TaxTerms | null) => ({
  vat: terms?.vat === 'charged' ? shareOf(cents, homeVat) : 0,
  withheld: terms === null ? 0 : shareOf(cents, terms.withholding),
});

const nifLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Of people, also foreign ones, and of organisations. */
function isNif(id: string): boolean {
  if (/^[XYZ\d]\d{7}[A-Z]$/.test(id)) {
    const number = Number(
      id.slice(0, 8).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first))),
    );
    return nifLetters[number % 23] === id.at(-1);
  }
  if (!/^[A-HJ-NP-SUVW]\d{7}[\dA-J]$/.test(id)) return false;
  const sum = Array.from(id.slice(1, 8)).reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return [String(check), 'JABCDEFGHI'[check]].includes(id.at(-1));
}

const weigh = (digits: string, weights: readonly number[]) =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0);

function isCuit(id: string): boolean {
  const rest = 11 - (weigh(id.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return rest !== 10 && Number(id.at(-1)) === rest % 11;
}

function isRut(id: string): boolean {
  const digits = Array.from(id.slice(0, -1)).toReversed().join('');
  const rest = 11 - (weigh(digits, [2, 3, 4, 5, 6, 7, 2, 3]) % 11);
  return id.at(-1) === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest));
}

const isOther = (id: string) => /^[A-Z\d]{4,20}$/.test(id) && /\d/.test(id);
