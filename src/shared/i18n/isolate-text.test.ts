import { expect, it } from 'vitest';
import { isolateText } from './start-i18n';

// Proves account: A name changes only its own direction
it.each([
  ['Ana', 'Ana'],
  ['Ñandú «en vivo»', 'Ñandú «en vivo»'],
  ['فيروز', '\u2068فيروز\u2069'],
  ['\u202Egnp.anA', '\u2068\u202Egnp.anA\u2069'],
  ['a\u2069\u202Eb', '\u2068a\u202Eb\u2069'],
])('fills a sentence with %j as %j', (value, filled) => {
  expect(isolateText(value)).toBe(filled);
});
