import { expect, it } from 'vitest';
import { accountFormSchema } from './account-form';

const iban = 'ES9121000418450200051332';
const parts = { bank: '', code: '', branch: '', number: '' };
const whole = { holder: 'Balcón Discos S. L.', country: 'ES', iban, ...parts };

const read = (changes: Partial<typeof whole>) =>
  accountFormSchema.safeParse({ ...whole, ...changes });
const getFaults = (changes: Partial<typeof whole>) =>
  read(changes).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['with spaces', 'ES91 2100 0418 4502 0005 1332'],
  ['with hyphens', 'ES91-2100-0418-4502-0005-1332'],
  ['in small letters', 'es9121000418450200051332'],
  ['as copied from a page', ' ES91\u00A02100\u00A00418\t4502 0005 1332\n'],
  ['with the word before it', 'IBAN: ES91 2100 0418 4502 0005 1332'],
])('takes an IBAN %s', (_name, typed) => {
  expect(read({ iban: typed }).data?.iban).toBe(iban);
});

it.each([
  ['Germany', 'DE89 3704 0044 0532 0130 00'],
  ['Norway', 'NO93 8601 1117 947'],
  ['Malta, with letters', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
])('takes an IBAN of %s', (_country, typed) => {
  expect(getFaults({ iban: typed })).toEqual([]);
});

it.each([
  ['nothing', '', 'missing'],
  ['spaces', '  ', 'missing'],
  ['the word alone', 'IBAN', 'missing'],
  ['a country without IBANs', 'US12 3456 7890', 'country'],
  ['no country', '2100 0418 4502 0005 1332', 'country'],
  ['a figure too few', 'ES91 2100 0418 4502 0005 133', 'length'],
  ['a figure too many', 'ES91 2100 0418 4502 0005 1332 7', 'length'],
  ['a letter for a figure', 'ES91 2100 0418 4502 0005 13O2', 'format'],
  ['a wrong check digit', 'ES92 2100 0418 4502 0005 1332', 'checksum'],
  ['two figures in each other’s place', 'ES91 2100 0418 4502 0005 1323', 'checksum'],
  ['a letter for a check digit', 'ESX1 2100 0418 4502 0005 1332', 'checksum'],
])('says of %s what is wrong', (_name, typed, fault) => {
  expect(getFaults({ iban: typed })).toEqual([`error.iban.${fault}`]);
});

it.each([
  ['nobody', '  ', ['error.holder']],
  ['a name of 70 characters', `${'a'.repeat(70)} `, []],
  ['a longer name', 'a'.repeat(71), ['error.holderLong']],
])('looks at the holder: %s', (_name, holder, faults) => {
  expect(getFaults({ holder })).toEqual(faults);
});

it.each([
  ['an unknown country', { country: 'XX' }, ['error.country.unknown']],
  ['a closed country', { country: 'IR' }, ['error.country.closed']],
  ['nothing for Mexico', { country: 'MX' }, ['error.form.bank', 'error.form.clabe']],
  [
    'a wrong check digit',
    { country: 'MX', bank: 'Banco', number: '032180000118359718' },
    ['error.checksum'],
  ],
])('says of %s what is wrong', (_name, changes, faults) => {
  expect(getFaults(changes)).toEqual(faults);
});

it('reads the parts of the chosen country and leaves the others', () => {
  const typed = { country: 'US', bank: ' Miami  Bank', code: '021-000-021', number: '12 34 56' };
  const result = { bank: 'Miami Bank', code: '021000021', number: '123456' };
  expect(accountFormSchema.parse({ ...whole, ...typed })).toEqual({
    ...whole,
    ...typed,
    ...result,
  });
});
