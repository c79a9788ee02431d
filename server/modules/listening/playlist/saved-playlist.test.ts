import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playlistLimits } from '#contract/limits.ts';
import type { Playlist } from '#contract/playlist.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { changeUser } from '../../people/user/index.ts';
import type { PlaylistRecord } from './playlist.repository.ts';
import { playlistTable } from './playlist.table.ts';
import { savedPlaylistTable } from './saved-playlist.table.ts';

let tonada: TestApp;
let owner: SignedIn;
let fan: SignedIn;
let made = 0;

const minute = 60_000;
const day = 1440 * minute;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    ['a', 'b', 'c'].map((title) => ({ id: `trk_${title}`, title, duration: 100 })),
  );
});
afterAll(() => tonada.close());
beforeEach(async () => {
  owner = await tonada.signIn();
  fan = await tonada.signIn();
});

async function make(row: Partial<PlaylistRecord> = {}): Promise<string> {
  const id = `pls_${(made += 1)}`;
  const about = { id, ownerId: owner.id, createdAt: tonada.clock() };
  await addPlaylist(tonada.db, { ...about, ...row }, ['trk_a', 'trk_b']);
  return id;
}

function call(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, who?: SignedIn) {
  const url = `/api/${path}`;
  return tonada.app.inject({ method, url, ...(who && { headers: who.headers }) });
}

function change(id: string, payload: object, who = owner) {
  const url = `/api/playlists/${id}`;
  return tonada.app.inject({ method: 'PATCH', url, payload, headers: who.headers });
}

const save = (id: string, who?: SignedIn) => call('PUT', `user/saved-playlists/${id}`, who);
const unsave = (id: string) => call('DELETE', `user/saved-playlists/${id}`, fan);
const readSaved = async (who = fan) =>
  (await call('GET', 'user/saved-playlists', who)).json<Playlist[]>();
const listSaved = async (who = fan) => (await readSaved(who)).map(({ id }) => id);
const countSavers = async (id: string) =>
  (await call('GET', `playlists/${id}`, owner)).json<Playlist>().followerCount;

describe('saving a playlist of somebody else', () => {
  // Proves library: Saved once, counted once
  it('adds it to the library and counts once, however often', async () => {
    const [first, second] = [await make(), await make({ isPublic: false, isByLink: true })];
    const answer = await save(first, fan);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { id: first, followerCount: 1 },
    ]);
    expect((await save(first, fan)).json()).toMatchObject({ followerCount: 1 });
    tonada.clock.advance(minute);
    await save(second, fan);
    expect(await listSaved()).toEqual([second, first]);
    expect(await listSaved(owner)).toEqual([]);
    expect(await countSavers(first)).toBe(1);
    expect((await unsave(first)).statusCode).toBe(204);
    expect((await unsave(first)).statusCode).toBe(204);
    expect(await listSaved()).toEqual([second]);
    expect(await countSavers(first)).toBe(0);
  });

  it('counts once for simultaneous calls', async () => {
    const id = await make();
    await Promise.all(Array.from({ length: 20 }, () => save(id, fan)));
    expect(await countSavers(id)).toBe(1);
  });

  it('is for signed-in users, and for what they may read', async () => {
    const [open, shut] = [await make(), await make({ isPublic: false })];
    const answers = [save(open), save(open, owner), save(shut, fan), save('pls_none', fan)];
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([401, 403, 404, 404]);
  });

  it('comes in parts', async () => {
    const ids = [await make(), await make(), await make()];
    for (const id of ids) {
      tonada.clock.advance(minute);
      await save(id, fan);
    }
    const part = await call('GET', 'user/saved-playlists?limit=2', fan);
    const rest = await call(
      'GET',
      `user/saved-playlists?cursor=${String(part.headers['x-next-cursor'])}`,
      fan,
    );
    const listed = [...part.json<Playlist[]>(), ...rest.json<Playlist[]>()];
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  // Proves library: Saved: limit
  it(`ends at ${playlistLimits.saved}`, async () => {
    const about = { description: '', isPublic: true, searchKey: '', createdAt: tonada.clock() };
    const ids = Array.from({ length: playlistLimits.saved }, (_, index) => `pls_many_${index}`);
    const lists = ids.map((id) => ({ id, name: id, ownerId: owner.id, ...about }));
    const saves = ids.map((id) => ({ userId: fan.id, playlistId: id, since: tonada.clock() }));
    for (let start = 0; start < ids.length; start += 1000) {
      await tonada.db.insert(playlistTable).values(lists.slice(start, start + 1000));
      await tonada.db.insert(savedPlaylistTable).values(saves.slice(start, start + 1000));
    }
    const id = await make();
    const answer = await save(id, fan);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toContain('5000');
    expect(await countSavers(id)).toBe(0);
  });
});

describe('a saved playlist', () => {
  // Proves library: Saved: hidden and back
  it('leaves while its owner hides it, and comes back', async () => {
    const id = await make();
    await save(id, fan);
    await change(id, { visibility: 'private' });
    expect(await listSaved()).toEqual([]);
    await change(id, { visibility: 'link' });
    expect(await readSaved()).toMatchObject([{ id, visibility: 'link', followerCount: 1 }]);
  });

  it('leaves while it is deleted, and comes back', async () => {
    const id = await make();
    await save(id, fan);
    await call('DELETE', `playlists/${id}`, owner);
    expect(await listSaved()).toEqual([]);
    await call('POST', `playlists/${id}/restore`, owner);
    expect(await listSaved()).toEqual([id]);
  });

  it('leaves while its owner is suspended', async () => {
    const id = await make();
    await save(id, fan);
    await changeUser(tonada.db, owner.id, { status: 'suspended' });
    expect(await listSaved()).toEqual([]);
  });

  it('can be taken out while it is hidden', async () => {
    const id = await make();
    await save(id, fan);
    await change(id, { visibility: 'private' });
    expect((await unsave(id)).statusCode).toBe(204);
    expect(await countSavers(id)).toBe(0);
  });
});

describe('a playlist by link', () => {
  // Proves library: By link
  it('is read by its address and listed nowhere', async () => {
    const id = await make({ name: 'Susurros', isPublic: false, isByLink: true });
    for (const path of [id, `${id}/tracks`]) {
      expect((await call('GET', `playlists/${path}`)).statusCode).toBe(200);
    }
    const found = await tonada.app.inject({ url: '/api/search?q=susurros' });
    expect(found.json()).toMatchObject({ playlists: [] });
    const page = await tonada.app.inject({ url: `/api/users/${owner.id}` });
    expect(page.json()).toMatchObject({ publicPlaylists: [] });
  });
});

describe('a deleted playlist', () => {
  const listDeleted = async (who = owner) =>
    (await call('GET', 'user/deleted-playlists', who)).json();

  // Proves library: Restored
  it('is restored as it was', async () => {
    const id = await make({ name: 'Efímera', isPublic: false, isByLink: true });
    const before = (await call('GET', `playlists/${id}`, owner)).json<Playlist>();
    await call('DELETE', `playlists/${id}`, owner);
    for (const path of [id, `${id}/tracks`]) {
      expect((await call('GET', `playlists/${path}`, owner)).statusCode).toBe(404);
    }
    expect((await change(id, { name: 'x' })).statusCode).toBe(404);
    expect(await listDeleted()).toMatchObject([{ id, name: 'Efímera', trackCount: 2 }]);
    const answer = await call('POST', `playlists/${id}/restore`, owner);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { id, visibility: 'link' }]);
    const { tracks, ...after } = (await call('GET', `playlists/${id}`, owner)).json<Playlist>();
    const getEntry = ({ id: trackId, entryId, addedAt }: Playlist['tracks'][number]) => ({
      trackId,
      entryId,
      addedAt,
    });
    expect(tracks.map(getEntry)).toEqual(before.tracks.map(getEntry));
    expect(after).toMatchObject({ trackCount: 2, totalDuration: 200 });
    expect(await listDeleted()).toEqual([]);
  });

  it('is public again, and found', async () => {
    const id = await make({ name: 'Golondrina' });
    await call('DELETE', `playlists/${id}`, owner);
    await call('POST', `playlists/${id}/restore`, owner);
    const found = await tonada.app.inject({ url: '/api/search?q=golondrina' });
    expect(found.json()).toMatchObject({ playlists: [{ id }] });
  });

  it('is its owner’s alone', async () => {
    const id = await make();
    await call('DELETE', `playlists/${id}`, owner);
    expect(await listDeleted(fan)).toEqual([]);
    const answers = [fan, undefined].map((who) => call('POST', `playlists/${id}/restore`, who));
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([404, 401]);
  });

  // Proves library: Not for ever
  it(`is gone after ${playlistLimits.restorableDays} days`, async () => {
    const id = await make();
    await call('DELETE', `playlists/${id}`, owner);
    tonada.clock.advance(playlistLimits.restorableDays * day);
    const late = await tonada.openSession(owner.id);
    expect(await listDeleted(late)).toEqual([]);
    expect((await call('POST', `playlists/${id}/restore`, late)).statusCode).toBe(404);
    await tonada.app.jobs.runDue();
    const rows = await tonada.db.select({ id: playlistTable.id }).from(playlistTable);
    expect(rows.map((row) => row.id)).not.toContain(id);
  });

  it('counts towards neither the limit nor the figures of its owner', async () => {
    const id = await make();
    await call('DELETE', `playlists/${id}`, owner);
    const url = '/api/user/figures';
    const figures = await tonada.app.inject({ url, headers: owner.headers });
    expect(figures.json()).toMatchObject({ playlists: 0 });
  });
});
