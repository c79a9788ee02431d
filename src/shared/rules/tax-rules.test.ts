import { describe, expect, it } from 'vitest';
import { checkTaxDetail, readTaxId, reckonTax } from './tax-rules.ts';

// Proves payments: A tax id is checked by the rules of its country
describe('a tax id', () => {
  it.each([
    ['ES', '12345678-z', '12345678Z'],
    ['ES', 'ES X1234567 L', 'X1234567L'],
    ['ES', 'B-12345674', 'B12345674'],
    ['ES', 'Q2826000H', 'Q2826000H'],
    ['DE', '136695976', 'DE136695976'],
    ['GR', 'el 123456789', 'EL123456789'],
    ['NL', 'NL 001234567B01', 'NL001234567B01'],
    ['MX', 'gode561231gr8', 'GODE561231GR8'],
    ['AR', '20-05536168-2', '20055361682'],
    ['CL', '12.345.678-5', '123456785'],
    ['US', '12-3456789', '123456789'],
  ])('of %s reads %s', (country, typed, taxId) => {
    expect(readTaxId(country, typed)).toEqual({ taxId });
  });

  it.each([
    ['ES', '12345678A', 'nif'],
    ['ES', 'B12345678', 'nif'],
    ['ES', ' . ', 'missing'],
    ['DE', '12345', 'vatNumber'],
    ['MX', 'GODE561331GR8', 'rfc'],
    ['AR', '20055361683', 'cuit'],
    ['CL', '12345678K', 'rut'],
    ['US', 'nada', 'other'],
  ])('of %s refuses %s', (country, typed, fault) => {
    expect(readTaxId(country, typed)).toEqual({ fault });
  });
});

it('refuses a treatment of VAT that the country does not have', () => {
  const german = { country: 'DE', taxId: '136695976' };
  expect(checkTaxDetail({ ...german, vat: 'reverse' })).toEqual({
    taxId: 'DE136695976',
    faults: {},
  });
  expect(checkTaxDetail({ ...german, vat: 'charged' }).faults).toEqual({ vat: 'notAtHome' });
  const mexican = { country: 'MX', taxId: 'GODE561231GR8' };
  expect(checkTaxDetail({ ...mexican, vat: 'reverse' }).faults).toEqual({ vat: 'notInUnion' });
  expect(checkTaxDetail({ ...mexican, country: 'XX', vat: 'none' }).faults).toEqual({
    country: 'country',
  });
});

it.each([
  [30_00, { vat: 'charged', withholding: 15 }, { vat: 6_30, withheld: 4_50 }],
  [3, { vat: 'charged', withholding: 15 }, { vat: 1, withheld: 0 }],
  [10, { vat: 'reverse', withholding: 24.75 }, { vat: 0, withheld: 2 }],
  [10, { vat: 'none', withholding: 5 }, { vat: 0, withheld: 1 }],
  [10, null, { vat: 0, withheld: 0 }],
] as const)('reckons %i cents under %o, half up', (cents, terms, tax) => {
  expect(reckonTax(cents, terms)).toEqual(tax);
});
