import { expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 1000 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=990-2000', { start: 990, end: 1000 }],
  ['Bytes=10-19', { start: 10, end: 20 }],
  ['bytes=-10', { start: 990, end: 1000 }],
  ['bytes=-5000', { start: 0, end: 1000 }],
  ['bytes=-0', null],
  ['bytes=1000-', null],
  ['bytes=99999999999999999999-', null],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['seconds=0-1', 'whole'],
] as const)('reads %s of 1,000 bytes', (header, wanted) => {
  expect(readByteRange(header, 1000)).toEqual(wanted);
});
