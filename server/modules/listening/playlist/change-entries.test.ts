import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playlistLimits } from '#contract/limits.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let owner: SignedIn;
let other: SignedIn;
let id: string;
let made = 0;

const titles = ['a', 'b', 'c', 'd', 'e'];

beforeAll(async () => {
  tonada = await startTestApp();
  [owner, other] = [await tonada.signIn(), await tonada.signIn()];
  await addTracks(
    tonada.db,
    [...titles, 'x', 'y'].map((title) => ({ id: `trk_${title}`, title, duration: 60 })),
  );
});
afterAll(() => tonada.close());
beforeEach(async () => {
  id = await makePlaylist(titles);
});

async function makePlaylist(tracks: readonly string[], isPublic = true) {
  const playlist = {
    id: `pls_${(made += 1)}`,
    ownerId: owner.id,
    createdAt: tonada.clock(),
    isPublic,
  };
  await addPlaylist(
    tonada.db,
    playlist,
    tracks.map((title) => `trk_${title}`),
  );
  return playlist.id;
}

type Options = { who?: SignedIn | null; playlist?: string };

function call(
  method: 'POST' | 'DELETE' | 'PUT',
  path: string,
  payload?: object,
  { who = owner, playlist = id }: Options = {},
) {
  const headers = who && { headers: who.headers };
  const url = `/api/playlists/${playlist}/tracks${path}`;
  return tonada.app.inject({ method, url, ...headers, ...(payload && { payload }) });
}

const add = (body: object, options?: Options) => call('POST', '', body, options);
const remove = (path: string, options?: Options) => call('DELETE', `/${path}`, undefined, options);
const move = (body: object, options?: Options) => call('PUT', '/order', body, options);
const entry = (index: number) => `${id}-${index}`;

type Opened = {
  tracks: { title: string; entryId: string; addedAt: string }[];
  trackCount: number;
  totalDuration: number;
};

async function open(): Promise<Opened> {
  const url = `/api/playlists/${id}`;
  return (await tonada.app.inject({ url, headers: owner.headers })).json();
}

/** Also checks the totals. */
async function order(): Promise<string> {
  const { tracks, trackCount, totalDuration } = await open();
  expect([trackCount, totalDuration]).toEqual([tracks.length, tracks.length * 60]);
  return tracks.map(({ title }) => title).join('');
}

describe('adding a track', () => {
  // Proves calls: A track added
  it('puts it at the end', async () => {
    tonada.clock.advance(60_000);
    const answer = await add({ trackId: 'trk_x' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ entryId: expect.any(String), trackCount: 6 });
    expect(await order()).toBe('abcdex');
    const last = { entryId: answer.json().entryId, addedAt: tonada.clock().toISOString() };
    expect((await open()).tracks.at(-1)).toMatchObject(last);
  });

  it('begins an empty playlist', async () => {
    id = await makePlaylist([]);
    expect(await order()).toBe('');
    await add({ trackId: 'trk_a' });
    expect(await order()).toBe('a');
  });

  it('asks before it adds a duplicate', async () => {
    const refused = await add({ trackId: 'trk_b' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'duplicate',
      error: 'Esta canción ya está en la playlist.',
    });
    expect((await add({ trackId: 'trk_b', allowDuplicate: false })).statusCode).toBe(409);
    expect(await order()).toBe('abcde');
    expect((await add({ trackId: 'trk_b', allowDuplicate: true })).statusCode).toBe(201);
    expect(await order()).toBe('abcdeb');
  });

  it('gives the same track two entries', async () => {
    await add({ trackId: 'trk_a', allowDuplicate: true });
    const ids = (await open()).tracks.map(({ entryId }) => entryId);
    expect(new Set(ids).size).toBe(6);
  });

  it(`ends at ${playlistLimits.tracks} tracks`, async () => {
    id = await makePlaylist(Array.from({ length: playlistLimits.tracks - 1 }, () => 'a'));
    expect((await add({ trackId: 'trk_x' })).json().trackCount).toBe(playlistLimits.tracks);
    const refused = await add({ trackId: 'trk_y' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'invalid',
      error: expect.stringContaining('10.000'),
    });
    expect((await open()).trackCount).toBe(playlistLimits.tracks);
  });

  it.each([
    [{ trackId: 'trk_none' }, 404],
    [{ trackId: 'no id' }, 400],
    [{ trackId: '' }, 400],
    [{ trackId: null }, 400],
    [{ trackId: '🎵' }, 400],
    [{ trackId: 'trk_x\0' }, 400],
    [{ trackId: 'x'.repeat(65) }, 400],
    [{}, 400],
    [{ trackId: 'trk_x', position: 1 }, 400],
    [{ trackId: 'trk_x', allowDuplicate: 'sí' }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await add(body)).statusCode).toBe(status);
    expect(await order()).toBe('abcde');
  });
});

describe('removing a track', () => {
  beforeEach(() => add({ trackId: 'trk_b', allowDuplicate: true }));

  // Proves calls: A track taken out
  it('removes every entry of it', async () => {
    expect((await remove('trk_b')).statusCode).toBe(204);
    expect(await order()).toBe('acde');
  });

  it('removes the given entry', async () => {
    expect((await remove(`trk_b?entryId=${entry(1)}`)).statusCode).toBe(204);
    expect(await order()).toBe('acdeb');
  });

  it.each([
    ['trk_x', 404],
    ['trk_none', 404],
    ['no%20id', 404],
    ['trk_b?entryId=none', 404],
    ['trk_b?entryId=', 400],
    ['trk_b?entryId=no%20id', 400],
    ['trk_b?entry=1', 400],
  ])('answers %s with %i', async (path, status) => {
    expect((await remove(path)).statusCode).toBe(status);
    expect(await order()).toBe('abcdeb');
  });

  it('removes no entry of another track or playlist', async () => {
    expect((await remove(`trk_b?entryId=${entry(0)}`)).statusCode).toBe(404);
    const elsewhere = await makePlaylist(['b']);
    expect((await remove(`trk_b?entryId=${elsewhere}-0`)).statusCode).toBe(404);
    expect(await order()).toBe('abcdeb');
  });

  it('reports a missing entry', async () => {
    await remove('trk_c');
    expect((await remove('trk_c')).statusCode).toBe(404);
  });
});

describe('moving a track', () => {
  it.each([
    ['up', 3, 1, 'adbce'],
    ['down', 1, 4, 'acdbe'],
    ['to the beginning', 4, 0, 'eabcd'],
    ['to the end', 0, null, 'bcdea'],
    ['before its neighbour', 1, 2, 'abcde'],
    ['before itself', 2, 2, 'abcde'],
    ['from the end to the end', 4, null, 'abcde'],
  ])('%s', async (_, from, before, expected) => {
    const beforeEntryId = before === null ? null : entry(before);
    expect((await move({ entryId: entry(from), beforeEntryId })).statusCode).toBe(204);
    expect(await order()).toBe(expected);
  });

  it('keeps the order when there is no position left between two entries', async () => {
    for (let round = 0; round < 40; round += 1) {
      await move({ entryId: entry(round % 2 === 0 ? 4 : 3), beforeEntryId: entry(1) });
    }
    expect(await order()).toBe('aedbc');
  });

  it.each([
    ['an entry that is gone', 'none', 0],
    ['to before an entry that is gone', 0, 'none'],
  ])('answers %s with not-found', async (_, from, before) => {
    const named = (which: string | number) => (typeof which === 'string' ? which : entry(which));
    const answer = await move({ entryId: named(from), beforeEntryId: named(before) });
    expect(answer.statusCode).toBe(404);
    expect(await order()).toBe('abcde');
  });

  it('ignores entries of another playlist', async () => {
    const elsewhere = `${await makePlaylist(['x'])}-0`;
    expect((await move({ entryId: elsewhere, beforeEntryId: null })).statusCode).toBe(404);
    expect((await move({ entryId: entry(0), beforeEntryId: elsewhere })).statusCode).toBe(404);
  });

  it.each([
    {},
    { entryId: 'x' },
    { entryId: null, beforeEntryId: null },
    { entryId: 'no id', beforeEntryId: null },
    { entryId: 'x', beforeEntryId: null, position: 1 },
  ])('refuses %j', async (body) => {
    expect((await move(body)).statusCode).toBe(400);
  });
});

describe('two tabs', () => {
  it('add the same track once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({ trackId: 'trk_x' })));
    const statuses = answers.map(({ statusCode }) => String(statusCode)).toSorted();
    expect(statuses).toEqual(['201', '409', '409', '409']);
    expect(await order()).toBe('abcdex');
  });

  it('add different tracks one after the other', async () => {
    await Promise.all([add({ trackId: 'trk_x' }), add({ trackId: 'trk_y' })]);
    expect(await order()).toMatch(/^abcde(xy|yx)$/);
  });

  it('remove the same track once', async () => {
    const answers = await Promise.all([remove('trk_c'), remove('trk_c')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 404]));
    expect(await order()).toBe('abde');
  });

  it('move, add and remove at once, and end with the same list', async () => {
    const answers = await Promise.all([
      move({ entryId: entry(4), beforeEntryId: entry(0) }),
      move({ entryId: entry(3), beforeEntryId: entry(0) }),
      add({ trackId: 'trk_x' }),
      remove('trk_c'),
      move({ entryId: entry(0), beforeEntryId: null }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 201, 204, 204]);
    expect((await order()).split('').toSorted().join('')).toBe('abdex');
    expect(await order()).toBe(await order());
  });
});

describe('somebody else', () => {
  const calls = (options: Options) => [
    () => add({ trackId: 'trk_x' }, options),
    () => remove('trk_a', options),
    () => move({ entryId: entry(0), beforeEntryId: null }, options),
  ];

  it('cannot change a public playlist', async () => {
    for (const change of calls({ who: other })) expect((await change()).statusCode).toBe(403);
    expect(await order()).toBe('abcde');
  });

  it('cannot detect a private playlist', async () => {
    id = await makePlaylist(titles, false);
    for (const change of calls({ who: other })) expect((await change()).statusCode).toBe(404);
    expect(await order()).toBe('abcde');
  });

  it('has to sign in first', async () => {
    for (const change of calls({ who: null })) expect((await change()).statusCode).toBe(401);
  });

  it.each(['pls_none', 'no%20id', '%00'])('finds no playlist %s', async (playlist) => {
    for (const change of calls({ playlist })) expect((await change()).statusCode).toBe(404);
  });
});
