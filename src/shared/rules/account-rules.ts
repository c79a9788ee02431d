import {
  countrySpecs,
  electronicFormatIBAN,
  isValidBIC,
  validateIBAN,
  ValidationErrorsIBAN,
} from 'ibantools';
import { accountCountries, closedCountries } from './account-countries.ts';
import { withoutUnseen } from '../contract/seen-text.ts';

const accountFields = ['iban', 'bank', 'code', 'branch', 'number'] as const;
export type AccountField = (typeof accountFields)[number];

/** An account's bank, code and number, capitals without separators. */
export type AccountParts = { country: string } & { [Field in AccountField]?: string | undefined };

export type IbanFault = 'missing' | 'country' | 'length' | 'format' | 'checksum';

export type PartFault = 'missing' | 'form' | 'checksum';

type Kind = { form: RegExp; isRight?: (text: string) => boolean };

/** How a part is written. */
const kinds = {
  bank: { form: /^.{2,70}$/u },
  bic: { form: /^[A-Z0-9]{8}([A-Z0-9]{3})?$/, isRight: isValidBIC },
  number: { form: /^[A-Z0-9]{5,34}$/ },
  clabe: {
    form: /^\d{18}$/,
    isRight: (text) => hasCheckDigit(text, [3, 7, 1], (each) => each % 10),
  },
  cbu: {
    form: /^\d{22}$/,
    isRight: (text) =>
      hasCheckDigit(text.slice(0, 8), [7, 1, 3, 9]) && hasCheckDigit(text.slice(8), [3, 9, 7, 1]),
  },
  cci: { form: /^\d{20}$/ },
  routing: { form: /^\d{9}$/, isRight: (text) => weigh(text, [3, 7, 1]) % 10 === 0 },
  usNumber: { form: /^\d{4,17}$/ },
  bankCode: { form: /^\d{3}$/ },
  colombianCode: { form: /^\d{3,4}$/ },
  digits: { form: /^\d{5,20}$/ },
  brazilianBranch: { form: /^\d{4}[\dX]?$/ },
  brazilianNumber: { form: /^\d{4,13}[\dX]$/ },
} satisfies { [kind: string]: Kind };

export type PartKind = 'iban' | keyof typeof kinds;

export type AccountPart = readonly [field: AccountField, kind: PartKind];

const bank: AccountPart = ['bank', 'bank'];

/** Countries with codes of their own; all others use an IBAN or a BIC. */
const rules: { readonly [country: string]: readonly AccountPart[] } = {
  AR: [bank, ['number', 'cbu']],
  BR: [bank, ['code', 'bankCode'], ['branch', 'brazilianBranch'], ['number', 'brazilianNumber']],
  CL: [bank, ['code', 'bankCode'], ['number', 'digits']],
  CO: [bank, ['code', 'colombianCode'], ['number', 'digits']],
  MX: [bank, ['number', 'clabe']],
  PE: [bank, ['number', 'cci']],
  US: [bank, ['code', 'routing'], ['number', 'usNumber']],
};

const withIban: readonly AccountPart[] = [['iban', 'iban']];
const withBic: readonly AccountPart[] = [bank, ['code', 'bic'], ['number', 'number']];

/** What names an account in a country. */
export const getAccountParts = (country: string): readonly AccountPart[] =>
  rules[country] ?? (countrySpecs[country]?.IBANRegistry ? withIban : withBic);

export type CountryFault = 'unknown' | 'closed';

export function findCountryFault(country: string): CountryFault | undefined {
  if (closedCountries.includes(country)) return 'closed';
  return accountCountries.includes(country) ? undefined : 'unknown';
}

const ibanFaults: readonly [ValidationErrorsIBAN, IbanFault][] = [
  [ValidationErrorsIBAN.NoIBANProvided, 'missing'],
  [ValidationErrorsIBAN.NoIBANCountry, 'country'],
  [ValidationErrorsIBAN.WrongBBANLength, 'length'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'format'],
];

export function findIbanFault(iban: string): IbanFault | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  // What remains is that the check digits do not match.
  return ibanFaults.find(([code]) => errorCodes.includes(code))?.[1] ?? 'checksum';
}

/** @param text as `readPart` returns it. */
export function findPartFault(
  kind: Exclude<PartKind, 'iban'>,
  text: string,
): PartFault | undefined {
  const { form, isRight }: Kind = kinds[kind];
  if (text === '') return 'missing';
  if (!form.test(text)) return 'form';
  return isRight === undefined || isRight(text) ? undefined : 'checksum';
}

/** Capitals without separators, nor the word IBAN in front; names of banks keep theirs. */
export function readPart(kind: PartKind, typed: string): string {
  if (kind === 'bank') return typed.replaceAll(/\s+/g, ' ').trim();
  const text = withoutUnseen(typed).replaceAll(/\p{Pd}/gu, '-');
  if (kind === 'iban') return (electronicFormatIBAN(text) ?? '').replace(/^IBAN:?/, '');
  return text.replaceAll(/[.\-/]/g, '').toUpperCase();
}

type Faults = { [Field in AccountField | 'country']?: PartKind | CountryFault };

/** Reads what the country asks for. `faults` names the kinds of the wrong parts. */
export function readAccount(typed: AccountParts): { account: AccountParts; faults: Faults } {
  const { country } = typed;
  const countryFault = findCountryFault(country);
  if (countryFault) return { account: { country }, faults: { country: countryFault } };
  const account: AccountParts = { country };
  const faults: Faults = {};
  for (const [field, kind] of getAccountParts(country)) {
    const text = readPart(kind, typed[field] ?? '');
    account[field] = text;
    const fault = kind === 'iban' ? findIbanFault(text) : findPartFault(kind, text);
    if (fault) faults[field] = kind;
  }
  // The IBAN says where the bank is, whatever was chosen.
  if (account.iban && !faults.iban) account.country = account.iban.slice(0, 2);
  const nowClosed = findCountryFault(account.country);
  return { account, faults: nowClosed ? { country: nowClosed } : faults };
}

/** `ES •••• 1332`; no more is ever shown, and of short numbers less. */
export function maskAccount({ country, iban, number = '' }: AccountParts): string {
  const digits = iban ?? number;
  return `${country} •••• ${digits.slice(-Math.min(4, Math.floor(digits.length / 2)))}`;
}

function weigh(digits: string, weights: readonly number[], reduce = (each: number) => each) {
  return Array.from(digits, (digit, index) =>
    reduce(Number(digit) * (weights[index % weights.length] ?? 0)),
  ).reduce((sum, each) => sum + each, 0);
}

/** The last digit brings the weighed sum of the others to a multiple of ten. */
function hasCheckDigit(
  digits: string,
  weights: readonly number[],
  reduce?: (each: number) => number,
): boolean {
  const sum = weigh(digits.slice(0, -1), weights, reduce);
  return (sum + Number(digits.slice(-1))) % 10 === 0;
}
