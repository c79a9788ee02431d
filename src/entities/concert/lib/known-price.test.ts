import { expect, it } from 'vitest';
import { knownPrice } from './known-price';

// Proves concerts: Texts of the two prices
it.each([
  [0, 0, true, 'free'],
  [0, 0, false, 'nothing'],
  [0, 0, undefined, 'nothing'],
  [20, 20, false, 'one'],
  [20, 0, false, 'from'],
  [0, 30, false, 'upTo'],
  [20, 30, false, 'range'],
] as const)('of %d to %d, free: %s, it says %s', (min, max, isFree, text) =>
  expect(knownPrice({ ticketPrice: { min, max, currency: 'EUR' }, isFree })).toBe(text),
);
