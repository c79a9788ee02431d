import { expect, it } from 'vitest';
import { matchesText } from './matches-text';

it.each([
  ['Canción lenta', 'cancion', true],
  ['Domingo', '  DOM ', true],
  ['Domingo', '', true],
  ['Domingo', 'lunes', false],
])('finds in %o what was typed as %o: %o', (name, typed, isFound) => {
  expect(matchesText(typed, [name])).toBe(isFound);
});
