import { expect, it } from 'vitest';
import type { SearchResults } from '@/shared/contract/search.ts';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { bestResult } from './best-result';

const [anyTrack] = sampleSearch('luna').tracks;
if (!anyTrack) throw new Error('there is no track');

const none: SearchResults = { artists: [], tracks: [], albums: [], playlists: [] };
const artists = (...names: string[]) =>
  names.map((name) => ({ id: name, name, image: null, followers: 1 }));
const tracks = (...titles: string[]) => titles.map((title) => ({ ...anyTrack, id: title, title }));
const albums = (...titles: string[]) =>
  titles.map((title) => ({ id: title, title, artist: { id: 'art', name: 'A' }, coverImage: null }));
const playlists = (...names: string[]) =>
  names.map((name) => ({ id: name, name, description: '', coverImage: null, trackCount: 1 }));

// Proves search: The best result
it.each<[string, string, Partial<SearchResults>, string | null]>([
  ['nothing', 'x', {}, null],
  [
    'the artist of that name',
    'vera solana',
    { artists: artists('Vera Solana'), tracks: tracks('Solana') },
    'artist Vera Solana',
  ],
  [
    'whatever accents and case',
    'CAFE TACUBA',
    { artists: artists('Café Tacuba') },
    'artist Café Tacuba',
  ],
  [
    'the playlist of that name before a track that begins so',
    'ventana abierta',
    { tracks: tracks('Ventana abierta al mar'), playlists: playlists('Ventana abierta') },
    'playlist Ventana abierta',
  ],
  [
    'the album of that name before an artist with the word',
    'luna',
    { artists: artists('Media Luna'), albums: albums('Luna') },
    'album Luna',
  ],
  [
    'a track before its album',
    'luna de',
    { albums: albums('Luna de ámbar'), tracks: tracks('Luna de ámbar') },
    'track Luna de ámbar',
  ],
  [
    'an artist before a track that fits as well',
    'luna',
    { artists: artists('Luna Roja'), tracks: tracks('Luna de ámbar') },
    'artist Luna Roja',
  ],
  [
    'the better of two tracks, not the first',
    'lunar',
    { tracks: tracks('Onda lunar', 'Lunar') },
    'track Lunar',
  ],
  [
    'the first of two that fit alike',
    'luna',
    { tracks: tracks('Luna llena', 'Luna nueva') },
    'track Luna llena',
  ],
  [
    'all words in another order',
    'ambar luna',
    { artists: artists('Sol'), tracks: tracks('Luna de ámbar') },
    'track Luna de ámbar',
  ],
  [
    'the server’s first artist where no name fits, as for a genre or a misspelling',
    'pop',
    { artists: artists('Nora', 'Vera'), tracks: tracks('Balcones') },
    'artist Nora',
  ],
  [
    'the server’s first track where no name fits and no artist was found',
    'ventna',
    { tracks: tracks('Ventana'), playlists: playlists('Ventana abierta') },
    'track Ventana',
  ],
])('is %s', (_, query, results, expected) => {
  const best = bestResult({ ...none, ...results }, query);
  expect(best && `${best.kind} ${best.found.id}`).toBe(expected);
});
