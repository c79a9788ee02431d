import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ArtistAudience } from '#contract/artist-figures.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { userTable } from '../../people/user/user.table.ts';
import { formerSaveTable } from './former-save.table.ts';

const hour = 3_600_000;

let tonada: TestApp;
let fan: SignedIn;
let made = 0;
let artist = '';
let track = '';

beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

beforeEach(async () => {
  made += 1;
  artist = `Coro ${made}`;
  track = `trk_${made}`;
  await addTracks(tonada.db, [{ id: track, title: 'Luna', artist }]);
  fan = await tonada.signIn();
  const playedAt = tonada.clock();
  await recordPlay(tonada.db, { listenerId: fan.id, trackId: track, playedAt });
});

const call = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
  tonada.app.inject({ method, url, headers: fan.headers, ...(payload && { payload }) });
const toggleLike = () => call('POST', `/api/tracks/${track}/like`, {});

async function addToPlaylist() {
  const { id } = (await call('POST', '/api/playlists', { name: 'Mía' })).json<{ id: string }>();
  await call('POST', `/api/playlists/${id}/tracks`, { trackId: track });
  return `/api/playlists/${id}`;
}

const formerSaves = () =>
  tonada.db
    .select({ since: formerSaveTable.since, until: formerSaveTable.until })
    .from(formerSaveTable)
    .innerJoin(userTable, eq(userTable.number, formerSaveTable.listenerNumber))
    .where(eq(userTable.id, fan.id));

async function saveRate() {
  const { headers } = await tonada.signIn({ role: 'admin' });
  tonada.clock.advance(60_000);
  await tonada.app.jobs.runDue();
  const url = `/api/artist/audience?artist=art_coro-${made}`;
  return (await tonada.app.inject({ url, headers })).json<ArtistAudience>().saveRate;
}

it('is empty without saves', async () => {
  expect([await formerSaves(), await saveRate()]).toEqual([[], 0]);
});

// Proves figures: Saves: counted after they are taken back
it('has removed likes, with start and end', async () => {
  const since = tonada.clock();
  await toggleLike();
  expect(await formerSaves()).toEqual([]);
  tonada.clock.advance(hour / 2);
  await toggleLike();
  expect(await formerSaves()).toEqual([{ since, until: tonada.clock() }]);
  expect(await saveRate()).toBe(1);
});

it('has entries removed from a playlist', async () => {
  const playlist = await addToPlaylist();
  await call('DELETE', `${playlist}/tracks/${track}`);
  expect(await formerSaves()).toHaveLength(1);
  expect(await saveRate()).toBe(1);
});

// Proves figures: Saves: of playlists that are gone
it('has entries of a deleted playlist', async () => {
  const playlist = await addToPlaylist();
  await call('POST', `${playlist}/tracks`, { trackId: track, allowDuplicate: true });
  expect((await call('DELETE', playlist)).statusCode).toBe(204);
  expect(await formerSaves()).toHaveLength(2);
  expect(await saveRate()).toBe(1);
});

it('counts a user once who saves, unsaves and saves again', async () => {
  for (let times = 0; times < 3; times += 1) await toggleLike();
  await addToPlaylist();
  expect(await formerSaves()).toHaveLength(1);
  expect(await saveRate()).toBe(1);
});
