import { expect, it } from 'vitest';
import { proofLinkIn } from './use-proof-link';

it.each([
  ['#token=abc&for=offer', { token: 'abc', purpose: 'offer' }],
  ['#token=abc&for=staff-change', { token: 'abc', purpose: 'staff-change' }],
  ['#token=abc', { token: 'abc', purpose: 'address' }],
  ['#token=abc&for=algo', { token: 'abc', purpose: 'address' }],
])('reads %j', (hash, link) => {
  expect(proofLinkIn(hash)).toEqual({ ...link, hash });
});

it.each(['', '#', '#for=offer', '#token='])('finds no link in %j', (hash) => {
  expect(proofLinkIn(hash)).toBeNull();
});
