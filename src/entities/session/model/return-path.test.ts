import { expect, it } from 'vitest';
import { returnPath, returnState } from './return-path';

// Proves security: V3.7 Others
it.each([
  ['nothing', null, '/'],
  ['something foreign', { player: 'open' }, '/'],
  ['a page', { from: { pathname: '/collection/tracks', search: '' } }, '/collection/tracks'],
  ['a page with a query', { from: { pathname: '/search', search: '?q=luna' } }, '/search?q=luna'],
  [
    'a place on a page',
    { from: { pathname: '/profile', search: '?tab=profile', hash: '#bio' } },
    '/profile?tab=profile#bio',
  ],
])('after %s goes back to the right place', (_name, state, path) => {
  expect(returnPath(state)).toBe(path);
});

const pending = { kind: 'like-track', track: { id: 'trk_1', title: 'Luna' } } as const;

it.each([
  ['nothing', null, { top: 0, pending: null }],
  ['the guard of a page', { from: { pathname: '/profile' } }, { top: 0, pending: null }],
  ['a like', { from: { pathname: '/search' }, top: 900, pending }, { top: 900, pending }],
])('after %s it keeps the position and the pending action', (_name, state, expected) => {
  expect(returnState(state)).toEqual(expected);
});
