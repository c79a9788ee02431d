import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { afterPlays } from '../../../testing/after-plays.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { playTable } from './play.table.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const [luna, playlistId] = ['trk_luna', 'pls_noche'] as const;

let tonada: TestApp;
let listener: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  const { db, clock } = tonada;
  await addTracks(db, [{ id: luna, title: 'Luna', artist: 'Uno', duration: 40, plays: 900 }]);
  const owner = await tonada.signIn();
  const playlist = { id: playlistId, ownerId: owner.id, name: 'Noche', createdAt: clock() };
  await addPlaylist(db, playlist, [luna]);
});
afterAll(() => tonada.close());

beforeEach(async () => {
  listener = await tonada.signIn({ country: 'PE', subscriptionType: 'student' });
  const { id } = listener;
  await call('/api/tracks/trk_luna/like', 'POST');
  await tonada.db.delete(playTable).where(eq(playTable.listenerId, id));
});

function call(url: string, method: 'GET' | 'POST' = 'GET', headers = {}) {
  return tonada.app.inject({ url, method, headers: { ...listener.headers, ...headers } });
}

async function addressIn(url: string): Promise<string> {
  const found = /"audioUrl":"([^"]*trk_luna[^"]*)"/.exec((await call(url)).body);
  return found?.[1] ?? '';
}

/** Plays an address to the end and returns the counted play. */
async function getPlay(address: string, agent = phone) {
  await call(address, 'GET', { 'user-agent': agent });
  tonada.clock.advance(30_000);
  const read = () =>
    tonada.db.select().from(playTable).where(eq(playTable.listenerId, listener.id));
  await expect.poll(afterPlays([tonada.app], read)).toHaveLength(1);
  const [play] = await read();
  return play;
}

// Proves plays: Source, country, plan and device of a play
it.each([
  [`/api/playlists/${playlistId}`, 'playlist', playlistId],
  [`/api/playlists/${playlistId}/tracks`, 'playlist', playlistId],
  ['/api/albums/alb_uno', 'album', null],
  ['/api/artists/art_uno', 'artist', null],
  ['/api/search?q=luna', 'search', null],
  ['/api/tracks/liked', 'liked', null],
  [`/api/tracks/${luna}`, 'link', null],
])('stores where a play was started, and on which device: %s', async (url, source, list) => {
  expect(await getPlay(await addressIn(url))).toMatchObject({
    trackId: luna,
    source,
    playlistId: list,
    country: 'PE',
    plan: 'student',
    device: 'phone',
  });
});

// Proves screening: From the sound that was sent
it('stores a mark of the network, never its address', async () => {
  const play = await getPlay(await addressIn(`/api/tracks/${luna}`));
  expect(play?.networkMark).toMatch(/^[\w-]{16}$/);
  expect(JSON.stringify(play)).not.toContain('127.0.0.1');
});

// Proves plays: An iPad that calls itself a Mac
it('counts an iPad that reports a Mac as a tablet, by its player’s mark', async () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15';
  const address = await addressIn(`/api/tracks/${luna}`);
  expect(await getPlay(`${address}&t=1`, mac)).toMatchObject({ device: 'tablet' });
});

// Proves plays: A renewed address
it('keeps the source when the address is renewed, even after a sign-in', async () => {
  const { body } = await tonada.app.inject(`/api/playlists/${playlistId}`);
  const visitors = /"audioUrl":"([^"]*)"/.exec(body)?.[1] ?? '';
  const parameters = visitors.split('?')[1]?.replace('e=', 'e=-');
  tonada.clock.advance(3_600_000);
  listener = await tonada.signIn();
  const renewed = await addressIn(`/api/tracks/${luna}?${parameters}`);
  expect(await getPlay(renewed)).toMatchObject({ source: 'playlist', playlistId });
});

// Proves plays: The queue
it('marks tracks queued by hand, even when the address is renewed', async () => {
  const queued = `${await addressIn('/api/search?q=luna')}&q=1`;
  const renewed = await addressIn(`/api/tracks/${luna}?${queued.split('?')[1]}`);
  expect(await getPlay(queued)).toMatchObject({ source: 'queue' });
  expect(renewed).toContain('o=queue');
});

// Proves plays: No invented source
it('ignores a source that it did not issue', async () => {
  const address = await addressIn('/api/search?q=luna');
  const forged = address.replace('o=search', `o=playlist.${playlistId}`);
  expect((await call(forged)).statusCode).toBe(403);
  const renewed = await addressIn(`/api/tracks/${luna}?${forged.split('?')[1]}`);
  expect(renewed).toContain('o=link');
});
