import { expect, it } from 'vitest';
import { decisionAddress } from './decision-address';

// Proves notices: Where it leads
it.each([
  ['pitches', null, '/playlist-pitching?tab=sent'],
  ['pitches', 'art_1', '/playlist-pitching?tab=sent&artist=art_1'],
  ['canvas', null, '/canvas-manager'],
  ['canvas', 'art_1', '/canvas-manager?artist=art_1'],
  ['campaigns', null, '/spotify-marquee?tab=campaigns'],
  ['fans', 'art_1', '/fan-engagement?tab=fans-first&artist=art_1'],
  ['releases', null, '/label-manager?tab=releases'],
  ['artists', null, '/label-manager?tab=artists'],
  ['artist', null, '/spotify-for-artists'],
  ['finance', null, '/label-manager?tab=finance'],
  ['earnings', null, '/spotify-for-artists?tab=earnings'],
  ['artist_page', 'art_1', '/artist/art_1'],
] as const)('leads to %s of %s at %s', (screen, artistId, address) => {
  expect(decisionAddress({ screen, artistId })).toBe(address);
});
