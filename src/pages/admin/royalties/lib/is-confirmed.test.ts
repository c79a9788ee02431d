import { expect, it } from 'vitest';
import { toMoney } from '@/shared/rules/money.ts';
import { formatsIn } from '@/shared/lib/format';
import { isConfirmed, toTyped } from './is-confirmed';

const requested = { payouts: 12, amount: toMoney(1234.5, 'EUR') };

// Proves payments: Count or sum is typed
it.each(['12', ' 12 ', '1234,5', '1234,50', '1.234,50', '1,234.50', '1234.50 €', '1.234,50 €'])(
  '«%s» confirms 12 payments of 1.234,50 €',
  (typed) => {
    expect(isConfirmed(typed, requested)).toBe(true);
  },
);

it.each([
  '',
  '1',
  '13',
  '12,0,0',
  '1234',
  '1234,51',
  '-1234,50',
  '1.23450e3',
  '1234,500',
  'doce',
  '1.2345,0',
])('«%s» does not', (typed) => {
  expect(isConfirmed(typed, requested)).toBe(false);
});

it.each(['es', 'es-MX', 'en', 'de-CH'])('what the hint shows in %s confirms', (language) => {
  const { euros, number } = formatsIn(language);
  const large = { payouts: 12_345, amount: toMoney(7_917.29, 'EUR') };
  expect(isConfirmed(toTyped(euros(large.amount)), large)).toBe(true);
  expect(isConfirmed(number(large.payouts), large)).toBe(true);
});
