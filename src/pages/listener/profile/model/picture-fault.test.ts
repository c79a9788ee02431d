import { expect, it } from 'vitest';
import { pictureFault } from './picture-fault';

const megabyte = 1024 * 1024;

it.each([
  ['image/jpeg', 1, null],
  ['image/png', 5 * megabyte, null],
  ['image/webp', megabyte, null],
  ['image/webp', 5 * megabyte + 1, 'size'],
  ['image/svg+xml', 100, 'type'],
  ['image/gif', 9 * megabyte, 'type'],
  ['', 100, 'type'],
])('judges %s of %d bytes as %s', (type, size, fault) => {
  expect(pictureFault({ type, size })).toBe(fault);
});
