import { expect, it } from 'vitest';
import { accountCountries, closedCountries } from './account-countries';
import { type AccountParts, getAccountParts, maskAccount, readAccount } from './account-rules';

const mexican = { country: 'MX', bank: 'BBVA', number: '032180000118359719' };
const argentine = { country: 'AR', bank: 'Galicia', number: '2850590940090418135201' };
const american = { country: 'US', bank: 'Chase', code: '021000021', number: '000123456789' };
const chilean = { country: 'CL', bank: 'Banco de Chile', code: '001', number: '1234567890' };
const peruvian = { country: 'PE', bank: 'BCP', number: '00219300123456789012' };
const colombian = { country: 'CO', bank: 'Bancolombia', code: '1007', number: '12345678901' };
const brazilian = { country: 'BR', bank: 'Itaú', code: '341', branch: '0912', number: '123456X' };
const japanese = { country: 'JP', bank: 'MUFG', code: 'BOTKJPJT', number: '1234567' };

// Proves payments: Accounts of each country
it.each<[name: string, typed: AccountParts]>([
  ['Mexico', mexican],
  ['Argentina', argentine],
  ['the USA', american],
  ['another bank of the USA', { ...american, code: '011401533' }],
  ['Chile', chilean],
  ['Peru', peruvian],
  ['Colombia', colombian],
  ['Colombia, with the short code', { ...colombian, code: '007' }],
  ['Brazil', brazilian],
  ['Spain', { country: 'ES', iban: 'ES9121000418450200051332' }],
  ['the United Kingdom', { country: 'GB', iban: 'GB29NWBK60161331926819' }],
  ['Costa Rica', { country: 'CR', iban: 'CR05015202001026284066' }],
  ['Japan', japanese],
  ['Japan, with the branch of the bank', { ...japanese, code: 'BOTKJPJTXXX' }],
])('takes an account of %s', (_, account) => {
  expect(readAccount(account)).toEqual({ account, faults: {} });
});

// Proves payments: and wrong ones
it.each<[name: string, typed: AccountParts, faults: object]>([
  ['a CLABE too short', { ...mexican, number: '03218000011835971' }, { number: 'clabe' }],
  ['a CLABE with a wrong digit', { ...mexican, number: '032180000118359718' }, { number: 'clabe' }],
  ['two digits exchanged', { ...mexican, number: '302180000118359719' }, { number: 'clabe' }],
  ['a CBU too long', { ...argentine, number: `${argentine.number}0` }, { number: 'cbu' }],
  [
    'a CBU with a wrong first block',
    { ...argentine, number: '2850591940090418135201' },
    { number: 'cbu' },
  ],
  [
    'a CBU with a wrong second block',
    { ...argentine, number: '2850590940090418135202' },
    { number: 'cbu' },
  ],
  ['a wrong routing number', { ...american, code: '021000022' }, { code: 'routing' }],
  ['letters for digits', { ...american, number: '12O4567' }, { number: 'usNumber' }],
  ['a bank code too short', { ...chilean, code: '1' }, { code: 'bankCode' }],
  ['a CCI too short', { ...peruvian, number: '0021930012345678901' }, { number: 'cci' }],
  ['a bank code too long', { ...colombian, code: '10070' }, { code: 'colombianCode' }],
  ['no branch', { ...brazilian, branch: '' }, { branch: 'brazilianBranch' }],
  [
    'no number',
    { country: 'BR', bank: 'Itaú', code: '341', branch: '0912' },
    { number: 'brazilianNumber' },
  ],
  ['a BIC too long', { ...japanese, code: 'BOTKJPJTX' }, { code: 'bic' }],
  ['a BIC of no country', { ...japanese, code: 'BOTKXXJT' }, { code: 'bic' }],
  ['nothing', { country: 'JP' }, { bank: 'bank', code: 'bic', number: 'number' }],
  ['a wrong IBAN', { country: 'ES', iban: 'ES9221000418450200051332' }, { iban: 'iban' }],
  ['an unknown country', { country: 'XX' }, { country: 'unknown' }],
  ['a country that is no more', { country: 'YU' }, { country: 'unknown' }],
  ['a country closed to transfers', { country: 'KP' }, { country: 'closed' }],
])('refuses %s', (_, typed, faults) => {
  expect(readAccount(typed).faults).toEqual(faults);
});

it.each<[name: string, typed: AccountParts, account: AccountParts]>([
  ['spaces', { ...mexican, number: '032 180 00011835971 9' }, mexican],
  ['hyphens and points', { ...brazilian, number: '12.345-6x', branch: ' 0912 ' }, brazilian],
  ['small letters', { ...japanese, code: 'botk jp jt' }, japanese],
  ['what the country does not use', { ...mexican, code: '123', iban: 'ES91' }, mexican],
  [
    'an IBAN of another country',
    { country: 'ES', iban: 'IBAN DE89 3704 0044 0532 0130 00' },
    { country: 'DE', iban: 'DE89370400440532013000' },
  ],
])('reads %s', (_, typed, account) => {
  expect(readAccount(typed)).toEqual({ account, faults: {} });
});

it('shows an account by its last characters', () => {
  expect(maskAccount({ country: 'ES', iban: 'ES9121000418450200051332' })).toBe('ES •••• 1332');
  expect(maskAccount(mexican)).toBe('MX •••• 9719');
  expect(maskAccount({ ...american, number: '1234' })).toBe('US •••• 34');
});

it('has a rule for every country', () => {
  for (const country of accountCountries) {
    expect(getAccountParts(country).length).toBeGreaterThan(0);
  }
  expect(accountCountries).toEqual(expect.arrayContaining([...closedCountries]));
  expect(new Set(accountCountries).size).toBe(250);
});

it.each([
  ['a directional mark', '\u202AES9121000418450200051332'],
  ['a space without width', 'ES91\u200B2100 0418 4502 0005 1332'],
  ['hyphens that do not break', 'ES91\u20112100\u20110418\u20114502\u20110005\u20111332'],
  [
    'soft hyphens, spaces that do not break and a mark of order',
    '\uFEFFES91\u00AD2100\u00A0041845\u202F0200051332',
  ],
])('takes an IBAN with %s', (_what, iban) => {
  const { account, faults } = readAccount({ country: 'ES', iban });
  expect([account.iban, faults]).toEqual(['ES9121000418450200051332', {}]);
});
