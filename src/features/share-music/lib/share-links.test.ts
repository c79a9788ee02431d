// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shareLinks } from '../model/use-share';
import { sharableTrack, sharedAddress } from './sharable';

const track = { id: 'trk_1', title: 'Luna', artist: { id: 'art_1', name: 'Vera' } };
const address = sharedAddress(sharableTrack(track), 'https://tonada.example');
const text = 'Escucha «Sal & luna» 🌙';
const links = shareLinks({ address, text });

const getParams = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('shareLinks', () => {
  // Proves music-pages: Shared address
  it('shares the origin of the site plus /track/{id}', () => {
    expect(address).toBe('https://tonada.example/track/trk_1');
  });

  // Proves music-pages: Networks
  it.each([
    ['twitter', 'https://twitter.com/intent/tweet', { text, url: address }],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: address }],
    ['whatsapp', 'https://wa.me/', { text: `${text} ${address}` }],
  ] as const)(
    'fills in the form of %s, whatever characters the title has',
    (network, base, params) => {
      expect(links[network].startsWith(`${base}?`)).toBe(true);
      expect(getParams(links[network])).toEqual(params);
    },
  );
});
