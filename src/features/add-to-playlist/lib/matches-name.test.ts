import { expect, it } from 'vitest';
import { matchesName } from './matches-name';

it.each([
  ['Canción lenta', 'cancion', true],
  ['Domingo', '  DOM ', true],
  ['Domingo', '', true],
  ['Domingo', 'lunes', false],
])('finds in %o what was typed as %o: %o', (name, typed, isFound) => {
  expect(matchesName(name, typed)).toBe(isFound);
});
