import { expect, it } from 'vitest';
import { chooseOrder } from './choose-order';

const payee = (receiver: string, payouts: number, amount: number) => ({
  receiver,
  name: receiver,
  account: null,
  payouts,
  amount,
});
const payees = [payee('a', 2, 0.1), payee('b', 3, 0.2), payee('c', 1, 1_234.56)];

// Proves payments: Who is left out of an order
it('adds up whom it pays to the cent, and names whom it leaves out', () => {
  expect(chooseOrder(payees, new Set(['a', 'b']))).toEqual({
    payouts: 5,
    amount: 0.3,
    leaveOut: ['c'],
  });
});

it('leaves nobody out where all are chosen', () => {
  expect(chooseOrder(payees, new Set(['a', 'b', 'c']))).toEqual({ payouts: 6, amount: 1_234.86 });
});
