import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  const tracks = [...titles, 'x'].map((title) => ({ id: `trk_${title}`, title, duration: 60 }));
  await addTracks(tonada.db, tracks);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  id = `pls_${(made += 1)}`;
  const playlist = { id, ownerId: owner.id, createdAt: tonada.clock(), isPublic: true };
  await addPlaylist(
    tonada.db,
    playlist,
    titles.map((title) => `trk_${title}`),
  );
});

function call(method: 'POST' | 'DELETE' | 'PUT', path: string, payload?: object, who = owner) {
  const url = `/api/playlists/${id}/tracks${path}`;
  return tonada.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
}

const add = (body: object, { who = owner } = {}) => call('POST', '', body, who);
const remove = (path: string) => call('DELETE', `/${path}`);
const move = (body: object) => call('PUT', '/order', body);
const entry = (index: number) => `${id}-${index}`;

type Opened = { tracks: { title: string; addedAt: string }[]; trackCount: number };

async function open(): Promise<Opened> {
  const url = `/api/playlists/${id}`;
  return (await tonada.app.inject({ url, headers: owner.headers })).json();
}

async function order(): Promise<string> {
  const { tracks, trackCount } = await open();
  expect(trackCount).toBe(tracks.length);
  return tracks.map(({ title }) => title).join('');
}

describe('bringing a track back', () => {
  const addedAt = '2024-03-02T10:00:00.000Z';
  type Pair = readonly [after: number | null, before: number | null];
  const between = (...[after, before]: Pair) => ({
    after: after === null ? null : entry(after),
    before: before === null ? null : entry(before),
    addedAt,
  });
  const bringBack = (title: string, restore: object) => add({ trackId: `trk_${title}`, restore });

  it.each<[string, number, Pair]>([
    ['a', 0, [null, 1]],
    ['c', 2, [1, 3]],
    ['e', 4, [3, null]],
  ])('restores «%s» to its position, with its date', async (title, position, restore) => {
    await remove(`trk_${title}?entryId=${entry(position)}`);
    expect((await bringBack(title, between(...restore))).statusCode).toBe(201);
    expect(await order()).toBe('abcde');
    expect((await open()).tracks[position]).toMatchObject({ addedAt });
  });

  it('follows the previous entry if the next one is gone', async () => {
    await remove(`trk_c?entryId=${entry(2)}`);
    await remove(`trk_d?entryId=${entry(3)}`);
    await bringBack('c', between(1, 3));
    expect(await order()).toBe('abce');
  });

  it('precedes moved and later added entries', async () => {
    await remove(`trk_e?entryId=${entry(4)}`);
    await add({ trackId: 'trk_x' });
    await bringBack('e', between(3, null));
    expect(await order()).toBe('abcdex');
    await remove(`trk_c?entryId=${entry(2)}`);
    await move({ entryId: entry(3), beforeEntryId: entry(0) });
    await bringBack('c', between(1, 3));
    expect(await order()).toBe('cdabex');
  });

  it.each<[Pair, string]>([
    [[null, 1], 'acde'],
    [[1, null], 'cdea'],
    [[1, 1], 'cdea'],
  ])('goes to the end of the list if both are gone: %j', async (restore, expected) => {
    await remove(`trk_b?entryId=${entry(1)}`);
    await remove(`trk_a?entryId=${entry(0)}`);
    await bringBack('a', between(...restore));
    expect(await order()).toBe(expected);
  });

  it('is added no later than now', async () => {
    await bringBack('x', { after: null, before: null, addedAt: '2999-01-01T00:00:00.000Z' });
    expect((await open()).tracks.at(-1)).toMatchObject({
      title: 'x',
      addedAt: tonada.clock().toISOString(),
    });
  });

  it('does not ask about a duplicate, and is only for the owner', async () => {
    expect((await bringBack('a', between(0, 1))).statusCode).toBe(201);
    expect(await order()).toBe('aabcde');
    expect(
      (await add({ trackId: 'trk_a', restore: between(0, 1) }, { who: other })).statusCode,
    ).toBe(403);
    expect((await bringBack('a', { after: 'no id', before: null })).statusCode).toBe(400);
  });
});
