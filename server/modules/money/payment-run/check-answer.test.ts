import { expect, it } from 'vitest';
import { Problem } from '../../../platform/problems.ts';
import { readAmount } from './check-answer.ts';

it.each([
  ['30', 3_000],
  ['30.5', 3_050],
  ['0030.50', 3_050],
  ['+30.50000', 3_050],
  ['0.01', 1],
])('reads the amount %s', (text, cents) => {
  expect(readAmount({ text, currency: 'EUR' }, null)).toBe(cents);
});

// Proves payments: Amounts of a message
it.each(['1,00', '-999999.99', '1e9', '30.001', '', 'treinta', '1 000.00', '1.000,00', '٣٠'])(
  'refuses the amount «%s»',
  (text) => {
    expect(() => readAmount({ text, currency: 'EUR' }, null)).toThrow(Problem);
  },
);

it.each(['JPY', 'eur', '', undefined])('refuses the currency %s', (currency) => {
  expect(() => readAmount({ text: '30.00', currency }, 'Casa')).toThrow(Problem);
});
