import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pageLimits, playlistLimits } from '#contract/limits.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let owner: SignedIn;
let other: SignedIn;
let id: string;
let made = 0;

const toIds = (titles: string) => [...titles].map((title) => `trk_${title}`);

beforeAll(async () => {
  tonada = await startTestApp();
  [owner, other] = [await tonada.signIn(), await tonada.signIn()];
  const tracks = [...'abcxyz'].map((title) => ({ id: `trk_${title}`, title, duration: 60 }));
  await addTracks(tonada.db, tracks);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  id = await makePlaylist('ab');
});

async function makePlaylist(titles: string, about: object = {}) {
  const playlist = {
    id: `pls_${(made += 1)}`,
    ownerId: owner.id,
    createdAt: tonada.clock(),
    isPublic: true,
    ...about,
  };
  await addPlaylist(tonada.db, playlist, toIds(titles));
  return playlist.id;
}

const add = (body: object, who: SignedIn | null = owner) =>
  tonada.app.inject({
    method: 'POST',
    url: `/api/playlists/${id}/tracks/several`,
    payload: body,
    ...(who && { headers: who.headers }),
  });

const takeBack = (body: object, who: SignedIn | null = owner) =>
  tonada.app.inject({
    method: 'POST',
    url: `/api/playlists/${id}/tracks/removal`,
    payload: body,
    ...(who && { headers: who.headers }),
  });

const ids = (count: number) => Array.from({ length: count }, () => expect.any(String));

type Opened = { tracks: { title: string }[]; trackCount: number; totalDuration: number };

/** Also checks the totals. */
async function order(): Promise<string> {
  const answer = await tonada.app.inject({
    url: `/api/playlists/${id}`,
    headers: owner.headers,
  });
  const { tracks, trackCount, totalDuration } = answer.json<Opened>();
  expect([trackCount, totalDuration]).toEqual([tracks.length, tracks.length * 60]);
  return tracks.map(({ title }) => title).join('');
}

it('adds a list at the end, in its order', async () => {
  const answer = await add({ trackIds: toIds('zxy') });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ added: 3, entryIds: ids(3), trackCount: 5 });
  expect(await order()).toBe('abzxy');
});

// Proves library: A list is added without what is there
it('adds each track once, and none that is there', async () => {
  expect((await add({ trackIds: toIds('bxax') })).json()).toEqual({
    added: 1,
    entryIds: ids(1),
    trackCount: 3,
  });
  expect(await order()).toBe('abx');
  expect((await add({ trackIds: toIds('ab') })).json()).toEqual({
    added: 0,
    entryIds: [],
    trackCount: 3,
  });
});

it('adds them again where the user wants it', async () => {
  const answer = await add({ trackIds: toIds('ab'), allowDuplicates: true });
  expect(answer.json()).toEqual({ added: 2, entryIds: ids(2), trackCount: 4 });
  expect(await order()).toBe('abab');
});

it('leaves out a track that is gone', async () => {
  const answer = await add({ trackIds: ['trk_x', 'trk_none', 'trk_y'] });
  expect(answer.json()).toEqual({ added: 2, entryIds: ids(2), trackCount: 4 });
  expect(await order()).toBe('abxy');
});

it('adds nothing where not all have room', async () => {
  id = await makePlaylist('a'.repeat(playlistLimits.tracks - 1));
  const refused = await add({ trackIds: toIds('xy') });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: 'invalid',
    error: expect.stringContaining('10.000'),
  });
  expect((await add({ trackIds: toIds('x') })).json().trackCount).toBe(playlistLimits.tracks);
});

it.each([
  [{ trackIds: [] }],
  [{ trackIds: ['no id'] }],
  [{ trackIds: 'trk_x' }],
  [{ trackIds: Array.from({ length: pageLimits.tracksMax + 1 }, () => 'trk_x') }],
  [{ trackIds: ['trk_x'], allowDuplicates: 'sí' }],
  [{}],
])('refuses other bodies %#', async (body) => {
  expect((await add(body)).statusCode).toBe(400);
});

it('is for the owner alone', async () => {
  const body = { trackIds: toIds('x') };
  expect((await add(body, null)).statusCode).toBe(401);
  expect((await add(body, other)).statusCode).toBe(403);
  id = await makePlaylist('ab', { isPublic: false });
  expect((await add(body, other)).statusCode).toBe(404);
});

// Proves library: Nothing else is taken back
it('takes back what was added, and nothing else', async () => {
  const added = await add({ trackIds: toIds('bxa'), allowDuplicates: true });
  const { entryIds } = added.json<{ entryIds: string[] }>();
  expect(await order()).toBe('abbxa');
  const [, removedElsewhere = ''] = entryIds;
  expect((await takeBack({ entryIds: [removedElsewhere] })).statusCode).toBe(204);
  expect(await order()).toBe('abba');
  expect((await takeBack({ entryIds })).statusCode).toBe(204);
  expect(await order()).toBe('ab');
  expect((await takeBack({ entryIds })).statusCode).toBe(404);
});

it('takes back nothing of another playlist', async () => {
  const { entryIds } = (await add({ trackIds: toIds('x') })).json<{ entryIds: string[] }>();
  const before = id;
  id = await makePlaylist('yz');
  expect((await takeBack({ entryIds })).statusCode).toBe(404);
  expect(await order()).toBe('yz');
  id = before;
  expect(await order()).toBe('abx');
});

it('lets the owner alone take back', async () => {
  const { entryIds } = (await add({ trackIds: toIds('x') })).json<{ entryIds: string[] }>();
  expect((await takeBack({ entryIds }, null)).statusCode).toBe(401);
  expect((await takeBack({ entryIds }, other)).statusCode).toBe(403);
  expect((await takeBack({ entryIds: [] })).statusCode).toBe(400);
  expect(await order()).toBe('abx');
});
