import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageLimits, playlistLimits } from '#contract/limits.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { playlistTable } from './playlist.table.ts';

let tonada: TestApp;
let editor: SignedIn;

const trackIds = Array.from({ length: 60 }, (_, index) => `trk_${index}`);

beforeAll(async () => {
  tonada = await startTestApp();
  editor = await tonada.signIn({ displayName: 'La Redacción' });
  await addTracks(
    tonada.db,
    trackIds.map((id, index) => ({ id, title: `Canción ${index}`, duration: 100 })),
  );
  const createdAt = tonada.clock();
  const owned = { ownerId: editor.id, createdAt };
  await addPlaylist(tonada.db, { id: 'pls_second', featuredPosition: 2, ...owned }, trackIds);
  await addPlaylist(tonada.db, { id: 'pls_first', featuredPosition: 1, ...owned }, [
    'trk_7',
    'trk_3',
  ]);
  await addPlaylist(tonada.db, { id: 'pls_private', isPublic: false, ...owned }, ['trk_1']);
});
afterAll(() => tonada.close());

function get(url: string, listener?: SignedIn) {
  return tonada.app.inject({ url, ...(listener && { headers: listener.headers }) });
}

function create(payload: unknown, listener?: SignedIn) {
  return tonada.app.inject({
    method: 'POST',
    url: '/api/playlists',
    payload: payload as object,
    ...(listener && { headers: listener.headers }),
  });
}

describe('featured playlists', () => {
  // Proves calls: Featured playlists
  it('come in their order, with the totals of all and without tracks', async () => {
    const answer = await get('/api/playlists/featured');
    expect(answer.statusCode).toBe(200);
    const [first, second] = answer.json();
    expect(first).toMatchObject({
      id: 'pls_first',
      coverImage: '/api/images/playlist/pls_first',
      owner: { id: editor.id, displayName: 'La Redacción' },
      tracks: [],
      trackCount: 2,
      totalDuration: 200,
      isPublic: true,
    });
    expect(second).toMatchObject({ tracks: [], trackCount: 60, totalDuration: 6000 });
  });

  it('take one statement, and none while they are kept', async () => {
    tonada.clock.advance(60_000);
    const read = () => get('/api/playlists/featured');
    expect(await countStatements(read)).toBe(1);
    expect(await countStatements(read)).toBe(0);
  });

  it('take one statement more for a listener, the session', async () => {
    const listener = await tonada.signIn();
    await get('/api/playlists/featured');
    expect(await countStatements(() => get('/api/playlists/featured', listener))).toBe(1);
  });
});

describe('one playlist', () => {
  // Proves calls: A playlist
  it('has all its tracks', async () => {
    const playlist = (await get('/api/playlists/pls_second')).json();
    expect(playlist.tracks.map(({ id }: { id: string }) => id)).toEqual(trackIds);
  });

  // Proves music-pages: Playlist: private
  it('is hidden from others when private', async () => {
    const other = await tonada.signIn();
    expect((await get('/api/playlists/pls_private', editor)).statusCode).toBe(200);
    expect((await get('/api/playlists/pls_private', other)).statusCode).toBe(404);
    expect((await get('/api/playlists/pls_private')).statusCode).toBe(404);
  });

  it.each([
    ['/api/playlists/pls_unknown', 404],
    ['/api/playlists/no%20id', 404],
  ])('%s answers %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});

describe('creating a playlist', () => {
  // Proves library: Name is trimmed
  it('trims the name and answers the empty playlist', async () => {
    const listener = await tonada.signIn({ displayName: 'Alma' });
    const answer = await create({ name: '  Para  correr ' }, listener);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name: 'Para  correr',
      description: '',
      owner: { id: listener.id, displayName: 'Alma' },
      tracks: [],
      trackCount: 0,
      totalDuration: 0,
      followerCount: 0,
      isPublic: true,
    });
    expect((await get(`/api/playlists/${answer.json().id}`)).json()).toMatchObject(answer.json());
  });

  // Proves player: Saved as a playlist
  it('has the tracks of a queue in their order, without those that are gone', async () => {
    const listener = await tonada.signIn();
    const queue = ['trk_9', 'trk_gone', 'trk_2', 'trk_9'];
    const answer = await create({ name: 'Mi cola', trackIds: queue }, listener);
    expect(answer.json()).toMatchObject({ tracks: [], trackCount: 3, totalDuration: 300 });
    const { tracks } = (await get(`/api/playlists/${answer.json().id}`, listener)).json();
    expect(tracks.map(({ id }: { id: string }) => id)).toEqual(['trk_9', 'trk_2', 'trk_9']);
  });

  // Proves player: The longest one
  it('has as many tracks as a playlist can have, and no more', async () => {
    const listener = await tonada.signIn();
    const ids = Array.from({ length: playlistLimits.tracks }, (_, place) => `trk_${place % 60}`);
    const answer = await create({ name: 'Larga', trackIds: ids }, listener);
    expect(answer.json()).toMatchObject({ trackCount: playlistLimits.tracks });
    const more = await create({ name: 'Más larga', trackIds: [...ids, 'trk_1'] }, listener);
    expect(more.statusCode).toBe(400);
  });

  it.each([
    [{ name: '   ' }, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'x', description: 'x'.repeat(301) }, 'description'],
    [{ name: 7 }, 'name'],
    [{}, 'name'],
  ])('refuses %j', async (body, field) => {
    const answer = await create(body, await tonada.signIn());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it.each([{ name: 'x', visibility: 'private' }, [[]], { name: 'a\u0000b' }])(
    'refuses %j',
    async (body) => {
      const answer = await create(body, await tonada.signIn());
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('invalid');
    },
  );

  it.each(['💃🏽🔥', 'أغاني الليل', '<img src=x onerror=alert(1)>', "'; drop table playlist; --"])(
    'keeps the name %s as it is',
    async (name) => {
      const listener = await tonada.signIn();
      const { id } = (await create({ name }, listener)).json();
      expect((await get(`/api/playlists/${id}`)).json().name).toBe(name);
    },
  );

  // Proves library: Limits
  it(`ends at ${playlistLimits.perPerson} for one person`, async () => {
    const listener = await tonada.signIn();
    const owned = { ownerId: listener.id, createdAt: tonada.clock(), isPublic: true };
    const about = { name: 'Lista', searchKey: 'lista', description: '' };
    await tonada.db.insert(playlistTable).values(
      Array.from({ length: playlistLimits.perPerson - 1 }, (_, index) => ({
        id: `pls_many-${index}`,
        ...about,
        ...owned,
      })),
    );
    const answers = await Promise.all([
      create({ name: 'x' }, listener),
      create({ name: 'x' }, listener),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 400]));
    const refused = (await create({ name: 'x' }, listener)).json();
    expect(refused).toMatchObject({ code: 'invalid', error: expect.stringContaining('1000') });
    const own = (await get('/api/playlists/user', listener)).json();
    expect(own).toHaveLength(pageLimits.playlists);
  });

  it('needs a session', async () => {
    expect((await create({ name: 'x' })).statusCode).toBe(401);
    expect((await get('/api/playlists/user')).statusCode).toBe(401);
  });
});
