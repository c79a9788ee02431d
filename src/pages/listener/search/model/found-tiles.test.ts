import { expect, it } from 'vitest';
import { isTitleFound } from './found-tiles';

// Proves search: Charts by name
it.each([
  ['Top España', 'espana', true],
  ['Top España', 'TOP ES', true],
  ['Top México', 'mexico top', true],
  ['Viral 50', '50', true],
  ['Top España', 'e', false],
  ['Top España', 'paña', false],
  ['Top España', '¿?', false],
  ['Top España', 'top luna', false],
])('%s is found by %j: %s', (title, query, isFound) => {
  expect(isTitleFound(title, query)).toBe(isFound);
});
