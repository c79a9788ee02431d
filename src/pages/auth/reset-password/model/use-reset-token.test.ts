import { expect, it } from 'vitest';
import { resetTokenIn } from './use-reset-token';

it.each([
  ['#token=abc-DEF_1', 'abc-DEF_1'],
  ['#token=', null],
  ['#other=abc', null],
  ['', null],
])('reads %j as %j', (hash, token) => {
  expect(resetTokenIn(hash)).toBe(token);
});
