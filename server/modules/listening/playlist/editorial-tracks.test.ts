import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EditorialPlaylist } from '#contract/editorial-playlist.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { readStaffActions } from '../../../testing/read-staff-actions.ts';

let tonada: TestApp;
let eva: SignedIn;
let admin: SignedIn;
let listener: SignedIn;
let id: string;

const desk = '/api/playlists/editorial';

type Call = { payload?: object; who?: SignedIn };

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { payload, who = eva }: Call = {},
) => tonada.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });

beforeAll(async () => {
  tonada = await startTestApp();
  eva = await tonada.signIn({ displayName: 'Eva Editora', role: 'editorial' });
  admin = await tonada.signIn({ role: 'admin' });
  listener = await tonada.signIn();
  await addTracks(
    tonada.db,
    ['a', 'b', 'c'].map((key) => ({ id: `trk_${key}`, title: key, duration: 100 })),
  );
  const payload = { name: 'De la casa', isActive: false };
  id = (await call('POST', desk, { payload })).json().id;
});
afterAll(() => tonada.close());

const tracks = () => `/api/playlists/${id}/tracks`;
const add = (trackId: string, who = eva) => call('POST', tracks(), { payload: { trackId }, who });
const read = async () =>
  (await call('GET', desk)).json<EditorialPlaylist[]>().find((each) => each.id === id);

// Proves editorial: Tracks by every editor
it('are added, moved and removed by any editor, even while the playlist is off', async () => {
  expect((await add('trk_a')).statusCode).toBe(201);
  tonada.clock.advance(1000);
  const second = (await add('trk_b', admin)).json();
  expect(await read()).toMatchObject({
    tracks: ['trk_a', 'trk_b'],
    trackCount: 2,
    totalDuration: 200,
    lastUpdated: tonada.clock().toISOString(),
    // Tracks do not change the version of the fields.
    version: 1,
  });
  const first = (await call('GET', tracks())).json().tracks[0];
  const payload = { entryId: second.entryId, beforeEntryId: first.entryId };
  expect((await call('PUT', `${tracks()}/order`, { payload })).statusCode).toBe(204);
  expect((await read())?.tracks).toEqual(['trk_b', 'trk_a']);
  expect((await call('DELETE', `${tracks()}/trk_b`)).statusCode).toBe(204);
  expect((await read())?.tracks).toEqual(['trk_a']);
});

it('are logged', async () => {
  const acts = await readStaffActions(tonada.db);
  expect(new Set(acts.map(({ targetName }) => targetName))).toEqual(new Set(['De la casa']));
  const ofTracks = acts.filter(({ action }) => action !== 'editorial.create');
  // Tracks are logged by title.
  expect(ofTracks.map(({ action, after }) => [action, after])).toEqual([
    ['editorial.addTrack', { title: 'a' }],
    ['editorial.addTrack', { title: 'b' }],
    ['editorial.moveTrack', { title: 'b', next: 'a' }],
    ['editorial.removeTrack', { title: 'b' }],
  ]);
});

it('cannot be changed by listeners, or seen while it is off', async () => {
  expect((await add('trk_c', listener)).statusCode).toBe(404);
  expect((await call('GET', tracks(), { who: listener })).statusCode).toBe(404);
  const payload = {
    name: 'De la casa',
    description: '',
    coverImage: '',
    category: 'genre',
    priority: 1,
    isActive: true,
  };
  await call('PUT', `${desk}/${id}`, { payload });
  expect((await add('trk_c', listener)).statusCode).toBe(403);
  expect((await call('GET', tracks(), { who: listener })).statusCode).toBe(200);
});

it('are on home at once', async () => {
  const count = async () =>
    (await tonada.app.inject('/api/playlists/featured')).json()[0].trackCount as number;
  const before = await count();
  await add('trk_c');
  expect(await count()).toBe(before + 1);
});

// Proves editorial: Not by the listener's calls
it('change only by these calls: a listener’s calls do not rename the playlist', async () => {
  const url = `/api/playlists/${id}`;
  for (const who of [eva, listener]) {
    expect((await call('PATCH', url, { payload: { name: 'Otra' }, who })).statusCode).toBe(403);
    expect((await call('DELETE', url, { who })).statusCode).toBe(403);
  }
  expect((await read())?.name).toBe('De la casa');
});
