import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BroughtSong, TrackMatch } from '#contract/brought-music.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let listener: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [
    { id: 'trk_luna', title: 'Luna de ámbar', duration: 180 },
    { id: 'trk_larga', title: 'Luna de ámbar', duration: 320 },
    { id: 'trk_farol', title: 'Farol', duration: 200 },
    { id: 'trk_llena', title: 'Luna llena (feat. Nerea)', duration: 210 },
    { id: 'trk_tranvia', title: 'Último tranvía', duration: 240 },
  ]);
  listener = await tonada.signIn();
});
afterAll(() => tonada.close());

const artist = 'Los Ensayos';
const song = (title: string, more: Partial<BroughtSong> = {}) => ({ title, artist, ...more });

function call(songs: BroughtSong[], who: SignedIn | null = listener) {
  const headers = who?.headers ?? {};
  const body = { method: 'POST', url: '/api/tracks/match', payload: { songs } } as const;
  return tonada.app.inject({ ...body, headers });
}

async function match(...songs: BroughtSong[]) {
  const { matches } = (await call(songs)).json<{ matches: TrackMatch[] }>();
  return matches.map(({ verdict, tracks }) => [verdict, ...tracks.map(({ id }) => id)].join(' '));
}

describe('a song of a file', () => {
  // Proves brought-music: Matched
  it.each<[string, BroughtSong]>([
    ['its names', song('Farol')],
    ['other capitals and accents', song('FÁROL', { artist: 'los ensayos' })],
    ['a guest in the title', song('Farol (feat. Nerea)')],
    ['a guest among the artists', song('Farol', { artist: 'Los Ensayos, Nerea' })],
    ['a duration that differs by silence', song('Farol', { duration: 208.4 })],
    ['its address here', { title: 'x', artist: '', trackId: 'trk_farol' }],
  ])('is matched by %s', async (_what, given) => {
    expect(await match(given)).toEqual(['matched trk_farol']);
  });

  // Proves brought-music: Guests in our titles
  it.each(['Luna llena', 'Luna llena (feat. Nerea)', 'Luna llena [ft. Nerea]'])(
    'is matched though its title here names a guest: %s',
    async (title) => {
      expect(await match(song(title, { duration: 210 }))).toEqual(['matched trk_llena']);
    },
  );

  // Proves brought-music: Guessed
  it.each<[string, BroughtSong, string]>([
    ['another version', song('Farol - En vivo 2019'), 'guessed trk_farol'],
    ['a typing error', song('Farrol'), 'guessed trk_farol'],
    ['another duration', song('Farol', { duration: 500 }), 'guessed trk_farol'],
    ['a missing artist', song('Último tranvía', { artist: '' }), 'guessed trk_tranvia'],
  ])('is guessed where there is %s', async (_what, given, expected) => {
    expect(await match(given)).toEqual([expected]);
  });

  it('is chosen by its duration among songs of one name', async () => {
    expect(
      await match(
        song('Luna de ámbar', { duration: 180 }),
        song('Luna de ámbar', { duration: 320 }),
        song('Luna de ámbar', { duration: 250 }),
      ),
    ).toEqual(['matched trk_luna', 'matched trk_larga', 'guessed trk_larga trk_luna']);
  });

  // Proves brought-music: Missing
  it.each<[string, BroughtSong]>([
    ['is unknown', song('Zzzxq', { artist: 'Wwwvk' })],
    ['has no sign', song('\u0000', { artist: '\u200B' })],
    ['is of another artist', song('Farol', { artist: 'Wwwvk Zzzxq' })],
  ])('is missing where it %s', async (_what, given) => {
    expect(await match(given)).toEqual(['missing']);
  });
});

it('answers in the order of the songs', async () => {
  const songs = [song('Zzzxq'), song('Farol'), song('Luna de ámbar', { duration: 320 })];
  expect(await match(...songs)).toEqual(['missing', 'matched trk_farol', 'matched trk_larga']);
});

// Proves brought-music: Bounded
it('reads exact matches at once, and at most five times for each other song', async () => {
  const exact = Array.from({ length: 100 }, () => song('Farol'));
  expect(await countStatements(() => call(exact))).toBeLessThanOrEqual(4);
  const unknown = Array.from({ length: 20 }, (_, index) => song(`Zzzxq ${index}`));
  expect(await countStatements(() => call(unknown))).toBeLessThanOrEqual(4 + 20 * 5);
});

it('is refused for visitors, too many songs, and too many calls', async () => {
  expect((await call([song('Farol')], null)).statusCode).toBe(401);
  expect((await call(Array.from({ length: 101 }, () => song('Farol')))).statusCode).toBe(400);
  const other = await tonada.signIn();
  let last = 200;
  for (let times = 0; times <= 200; times += 1) {
    last = (await call([song('Farol')], other)).statusCode;
  }
  expect(last).toBe(429);
});
