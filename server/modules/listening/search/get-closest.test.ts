import { expect, it } from 'vitest';
import { unlessTyped } from './get-closest.ts';

// Proves search: Not what was typed
it.each([
  ['Nerea Solís', 'nerea  SOLIS', undefined],
  ['S.O.S.', 's o s', undefined],
  ['Nerea Solís', 'nerea soliz', 'Nerea Solís'],
  [undefined, 'nerea', undefined],
])('offers %j for %j only if it is something else: %j', (name, typed, offered) => {
  expect(unlessTyped(name, typed)).toBe(offered);
});
