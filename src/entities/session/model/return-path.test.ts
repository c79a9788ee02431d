import { expect, it } from 'vitest';
import { returnPath } from './return-path';

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
