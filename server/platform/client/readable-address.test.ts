import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/playlist/pls_1', '/playlist/pls_1'],
  ['/search?q=caf%C3%A9', '/search?q=caf%C3%A9'],
  ['/playlist/%', '/playlist/%25'],
  ['/track/%E0%A4%A?q=%20', '/track/%25E0%25A4%25A?q=%2520'],
  ['/api/%E0%A4%A', '/api/%E0%A4%A'],
])('%s is read as %s', (url, readable) => {
  expect(readableAddress(url)).toBe(readable);
});
