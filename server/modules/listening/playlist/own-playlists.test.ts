import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let owner: SignedIn;

const minute = 60_000;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    ['a', 'b'].map((title) => ({ id: `trk_${title}`, title, duration: 100 })),
  );
});
afterAll(() => tonada.close());
beforeEach(async () => {
  owner = await tonada.signIn();
});

async function make(names: readonly string[]) {
  for (const name of names) {
    tonada.clock.advance(minute);
    const playlist = { id: getId(name), name, ownerId: owner.id, createdAt: tonada.clock() };
    await addPlaylist(tonada.db, playlist, ['trk_a', 'trk_b']);
  }
  tonada.clock.advance(minute);
}

const getId = (name: string) => `${owner.id}-${name}`;

function get(query = '', who = owner) {
  return tonada.app.inject({ url: `/api/playlists/user${query}`, headers: who.headers });
}

async function listed(query?: string): Promise<string[]> {
  return (await get(query)).json().map(({ name }: { name: string }) => name);
}

type Write = { method: 'POST' | 'PATCH' | 'DELETE' | 'PUT'; path: string; payload?: object };

async function write({ method, path, payload }: Write) {
  const url = `/api/playlists${path}`;
  const { headers } = owner;
  const answer = await tonada.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json;
}

describe('the own playlists', () => {
  it('come without tracks, with the totals of all', async () => {
    await make(['uno']);
    const [playlist] = (await get()).json();
    expect(playlist).toMatchObject({ tracks: [], trackCount: 2, totalDuration: 200 });
  });

  // Proves calls: Own playlists
  it('come the newest first', async () => {
    await make(['uno', 'dos', 'tres']);
    expect(await listed()).toEqual(['tres', 'dos', 'uno']);
    await write({ method: 'POST', path: '', payload: { name: 'cuatro' } });
    expect(await listed()).toEqual(['cuatro', 'tres', 'dos', 'uno']);
  });

  it.each<[string, (id: string) => Write]>([
    [
      'a track is added',
      (id) => ({
        method: 'POST',
        path: `/${id}/tracks`,
        payload: { trackId: 'trk_a', allowDuplicate: true },
      }),
    ],
    ['a track is removed', (id) => ({ method: 'DELETE', path: `/${id}/tracks/trk_a` })],
    [
      'a track is moved',
      (id) => ({
        method: 'PUT',
        path: `/${id}/tracks/order`,
        payload: { entryId: `${id}-0`, beforeEntryId: null },
      }),
    ],
    ['it is renamed', (id) => ({ method: 'PATCH', path: `/${id}`, payload: { name: 'uno' } })],
  ])('list one first when %s', async (_, change) => {
    await make(['uno', 'dos', 'tres']);
    await write(change(getId('uno')));
    expect(await listed()).toEqual(['uno', 'tres', 'dos']);
  });

  it('keep their order when a change is rejected', async () => {
    await make(['uno', 'dos']);
    const url = `/api/playlists/${getId('uno')}/tracks`;
    const payload = { trackId: 'trk_a' };
    await tonada.app.inject({ method: 'POST', url, headers: owner.headers, payload });
    expect(await listed()).toEqual(['dos', 'uno']);
  });

  it.each([1, 2, 5, 100])('come once each, in order, in parts of %i', async (limit) => {
    const made = ['a', 'b', 'c', 'd', 'e'];
    await make(made);
    const read: string[] = [];
    let next = '';
    do {
      const answer = await get(`?limit=${limit}${next && `&cursor=${next}`}`);
      read.push(...answer.json().map(({ name }: { name: string }) => name));
      next = String(answer.headers['x-next-cursor'] ?? '');
    } while (next !== '');
    expect(read).toEqual(made.toReversed());
  });

  it('are empty for a user without playlists', async () => {
    const answer = await get();
    expect(answer.json()).toEqual([]);
    expect(answer.headers).not.toHaveProperty('x-next-cursor');
  });

  it.each(['?cursor=', '?cursor=siguiente', '?limit=0', '?limit=101', '?page=2'])(
    'refuse %s',
    async (query) => {
      const answer = await get(query);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    },
  );

  it('take two statements, the session and the list', async () => {
    await make(['uno', 'dos']);
    expect(await countStatements(() => get())).toBe(2);
  });
});
