import { expect, it } from 'vitest';
import { matchesText } from './matches-text';

// Proves search: Filters of pages, with any apostrophe
it.each([
  ['Canción lenta', 'cancion', true],
  ['Domingo', '  DOM ', true],
  ['Domingo', '', true],
  ['Domingo', 'lunes', false],
  ["L'última nit", 'L’última', true],
  ['L’última nit', "l'ultima", true],
])('searches %o for %o: %o', (name, typed, isFound) => {
  expect(matchesText(typed, [name])).toBe(isFound);
});
