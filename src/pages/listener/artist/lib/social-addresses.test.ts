import { expect, it } from 'vitest';
import { socialAddresses } from './social-addresses';

// Proves music-pages: Artist: links
it('makes profile addresses of handles and keeps a website', () => {
  expect(
    socialAddresses({
      instagram: 'verasolana',
      twitter: '@vera_solana',
      website: 'https://vera.example/gira',
    }),
  ).toEqual([
    { network: 'instagram', address: 'https://www.instagram.com/verasolana' },
    { network: 'twitter', address: 'https://twitter.com/vera_solana' },
    { network: 'website', address: 'https://vera.example/gira' },
  ]);
});

it('shows nothing for an artist without links', () => {
  expect(socialAddresses({})).toEqual([]);
  expect(socialAddresses({ instagram: ' ', twitter: '@', website: '' })).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,hola',
  'ftp://vera.example',
  'vera.example',
  '//x',
])('does not lead to %s', (website) => {
  expect(socialAddresses({ website })).toEqual([]);
});

it('rejects a handle that leads to another site', () => {
  expect(socialAddresses({ instagram: '../evil?x=1' })).toEqual([
    { network: 'instagram', address: 'https://www.instagram.com/..%2Fevil%3Fx%3D1' },
  ]);
});
