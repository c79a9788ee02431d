import { expect, it } from 'vitest';
import { bankText } from './bank-text.ts';

// Proves payments: Names in the file, as a function
it.each([
  ['Peña & Hijos, S.L.', 'Pena + Hijos, S.L.'],
  ['Çağrı Øster-Łódź', 'Cagri Oster-Lodz'],
  ['Straße «Æther»', 'Strasse .Aether.'],
  ['Ольга Жук', 'Olga Zhuk'],
  ['Γιώργος', 'Giorgos'],
  ['  //Mar\n\tAdentro// ', 'Mar Adentro'],
  ['O’Neill', "O'Neill"],
  ['\u202EAna\u200B', 'Ana'],
  ['王菲', ''],
])('writes %j as %j', (text, written) => {
  expect(bankText(text, 70)).toBe(written);
});

it('ends after as many characters as fit', () => {
  expect(bankText('ñ'.repeat(80), 70)).toBe('n'.repeat(70));
});
