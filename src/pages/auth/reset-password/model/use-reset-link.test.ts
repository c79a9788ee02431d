import { expect, it } from 'vitest';
import { resetLinkIn } from './use-reset-link';

it.each([
  [
    '#token=abc-DEF_1&email=nora%2Bluz%40correo.example',
    { token: 'abc-DEF_1', email: 'nora+luz@correo.example' },
  ],
  ['#token=abc-DEF_1', { token: 'abc-DEF_1', email: '' }],
  ['#token=', null],
  ['#other=abc', null],
  ['', null],
])('reads %j as %j', (hash, link) => {
  expect(resetLinkIn(hash)).toEqual(link);
});
