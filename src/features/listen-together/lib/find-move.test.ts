import { expect, it } from 'vitest';
import { findMove } from './find-move';

// Proves together: One queue
it.each([
  ['a step up', 'abcd', 'acbd', { key: 'c', beforeKey: 'b' }],
  ['to the front', 'abcd', 'dabc', { key: 'd', beforeKey: 'a' }],
  ['further down', 'abcd', 'acdb', { key: 'b', beforeKey: null }],
  ['nowhere', 'abcd', 'abcd', null],
  ['in a list that lost one', 'abcd', 'abd', null],
  ['in a list that was mixed', 'abcd', 'dcba', null],
])('finds what moved %s', (_name, before, after, move) => {
  expect(findMove([...before], [...after])).toEqual(move);
});
