import { expect, it } from 'vitest';
import { addressOfChoice } from './work-address';

const tools = [
  { path: '/label-manager', takes: 'label' },
  { path: '/spotify-for-artists', takes: 'artist' },
  { path: '/concerts', takes: 'either' },
] as const;

// Proves ownership: The parts of the address that a choice keeps
it.each([
  ['stays on the screen', 'artist', '/concerts?artist=old', '/concerts?artist=new'],
  ['for all of a label too', 'label', '/concerts?artist=old', '/concerts?label=new'],
  [
    'keeps tab and range, and leaves what is open',
    'artist',
    '/spotify-for-artists?tab=music&range=7days&open=1&q=x',
    '/spotify-for-artists?tab=music&range=7days&artist=new',
  ],
  [
    'leads to the first screen that takes it',
    'label',
    '/spotify-for-artists?tab=music',
    '/label-manager?label=new',
  ],
  ['from anywhere', 'artist', '/search?q=luna', '/spotify-for-artists?artist=new'],
] as const)('%s', (_, kind, from, to) => {
  const { pathname, search } = new URL(from, 'https://tonada.example');
  expect(addressOfChoice({ kind, id: 'new' }, { pathname, search }, tools)).toBe(to);
});
