import { expect, it } from 'vitest';
import { readRate } from './read-number';

// Proves contracts: Percentages as people write them
it.each([
  ['70', 70],
  [' 72,5 ', 72.5],
  ['72.25', 72.25],
  ['65 %', 65],
  ['0', 0],
  ['100,00', 100],
])('reads %j as %d', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

it.each(['', ' ', '-1', '100,01', '101', '7e1', '70,125', '1.000', 'setenta', '70,', '7 0', '٧٠'])(
  'takes no %j',
  (text) => {
    expect(readRate(text)).toBeUndefined();
  },
);
