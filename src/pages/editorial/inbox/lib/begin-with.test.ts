import { expect, it } from 'vitest';
import { beginWith } from './begin-with';

const known = ['No encaja.', 'Llegó tarde.'];

it.each([
  ['', 'No encaja.', 'No encaja.'],
  ['No encaja.', 'Llegó tarde.', 'Llegó tarde.'],
  ['Querida Nora:', 'No encaja.', 'Querida Nora:\n\nNo encaja.'],
  ['Querida Nora: No encaja.', 'No encaja.', 'Querida Nora: No encaja.'],
  ['No encaja. Un abrazo.', 'Llegó tarde.', 'No encaja. Un abrazo.\n\nLlegó tarde.'],
])('of %j and %j makes %j', (typed, sentence, made) => {
  expect(beginWith(typed, sentence, known)).toBe(made);
});
