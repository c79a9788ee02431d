import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageLimits } from '#contract/limits.ts';
import { addBigPlaylist } from '../../../testing/add-big-playlist.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { createRandom, type Random } from '../../../platform/seeds/random.ts';

let tonada: TestApp;
let owner: SignedIn;
let bigId: string;
let made = 0;

const size = 730;
const trackIds = Array.from({ length: size }, (_, index) => `trk_big-${index}`);

beforeAll(async () => {
  tonada = await startTestApp();
  owner = await tonada.signIn();
  const now = tonada.clock();
  bigId = await addBigPlaylist(tonada.db, { ownerId: owner.id, now, tracks: size });
});
afterAll(() => tonada.close());

type Entry = { id: string; entryId: string; addedAt: string };
type Slice = { tracks: Entry[]; nextCursor: string | null };

function get(url: string, who?: SignedIn) {
  return tonada.app.inject({ url, ...(who && { headers: who.headers }) });
}

async function makePlaylist(tracks: readonly string[], isPublic = true) {
  const id = `pls_${(made += 1)}`;
  const createdAt = tonada.clock();
  await addPlaylist(tonada.db, { id, ownerId: owner.id, createdAt, isPublic }, tracks);
  return id;
}

async function readPart(id: string, limit: number, cursor: string | null): Promise<Slice> {
  const from = cursor === null ? '' : `&cursor=${cursor}`;
  const answer = await get(`/api/playlists/${id}/tracks?limit=${limit}${from}`, owner);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function readAll(id: string, limit: number, meanwhile?: (read: Entry[]) => Promise<void>) {
  const read: Entry[] = [];
  let cursor: string | null = null;
  do {
    const part: Slice = await readPart(id, limit, cursor);
    expect(part.tracks.length).toBeLessThanOrEqual(limit);
    read.push(...part.tracks);
    cursor = part.nextCursor;
    await meanwhile?.(read);
  } while (cursor !== null);
  return read;
}

async function change(method: 'DELETE' | 'PUT' | 'POST', url: string, payload?: object) {
  const { headers } = owner;
  const answer = await tonada.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBeLessThan(300);
}

describe('opening a playlist', () => {
  it(`shows its first ${pageLimits.tracks} tracks, the totals of all, and where to go on`, async () => {
    const page = (await get(`/api/playlists/${bigId}`)).json();
    expect(page).toMatchObject({
      trackCount: size,
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      nextCursor: expect.any(String),
    });
    expect(page.tracks.map(({ id }: Entry) => id)).toEqual(trackIds.slice(0, pageLimits.tracks));
    const createdAt = tonada.clock().toISOString();
    expect(page.tracks[3]).toMatchObject({ entryId: `${bigId}-3`, addedAt: createdAt });
    const rest = await get(`/api/playlists/${bigId}/tracks?cursor=${page.nextCursor}`);
    expect(rest.json().tracks[0]).toMatchObject({ id: trackIds[pageLimits.tracks] });
  });

  it('has the seconds of all its tracks', async () => {
    const tracks: { duration: number }[] = await readAll(bigId, 500).then((read) => read as never);
    const seconds = tracks.reduce((sum, { duration }) => sum + duration, 0);
    expect((await get(`/api/playlists/${bigId}`)).json().totalDuration).toBe(seconds);
  });

  it.each([0, 1, pageLimits.tracks])(
    'leads nowhere when it shows all of its %i tracks',
    async (count) => {
      const id = await makePlaylist(trackIds.slice(0, count));
      const page = (await get(`/api/playlists/${id}`)).json();
      expect([page.tracks.length, page.nextCursor]).toEqual([count, null]);
    },
  );

  it('takes two statements for a visitor and four for a listener, however long it is', async () => {
    const few = await makePlaylist(trackIds.slice(0, 5));
    for (const id of [few, bigId]) {
      expect(await countStatements(() => get(`/api/playlists/${id}`))).toBe(2);
      expect(await countStatements(() => get(`/api/playlists/${id}`, owner))).toBe(4);
      expect(await countStatements(() => get(`/api/playlists/${id}/tracks`, owner))).toBe(4);
    }
  });
});

describe('reading in parts', () => {
  it.each([1, 7, 10, 20, 500])('of %i meets every track once, in order', async (limit) => {
    const id = await makePlaylist(trackIds.slice(0, 20));
    const read = await readAll(id, limit);
    expect(read.map((entry) => entry.id)).toEqual(trackIds.slice(0, 20));
  });

  it('reads both entries of a duplicate track', async () => {
    const id = await makePlaylist(['trk_big-1', 'trk_big-2', 'trk_big-1', 'trk_big-1']);
    const read = await readAll(id, 1);
    expect(read.map(({ entryId }) => entryId)).toEqual([0, 1, 2, 3].map((at) => `${id}-${at}`));
  });

  it.each(['one', 'two', 'three', 'four'])(
    'meets every entry that stays once, whatever is removed and added meanwhile (%s)',
    async (seed) => {
      const random = createRandom(seed);
      const id = await makePlaylist(trackIds.slice(0, 90));
      const left = new Set(Array.from({ length: 90 }, (_, at) => `${id}-${at}`));
      const read = await readAll(id, 8, async (soFar) => {
        // The last entry read is the cursor of the next part.
        const missing = [soFar.at(-1)?.entryId, pick(random, left), pick(random, left)];
        for (const entryId of new Set(missing)) {
          if (entryId === undefined || !left.delete(entryId)) continue;
          const track = `trk_big-${entryId.split('-').at(-1)}`;
          await change('DELETE', `/api/playlists/${id}/tracks/${track}?entryId=${entryId}`);
        }
        if (soFar.length < 40) {
          const trackId = trackIds[100 + soFar.length];
          await change('POST', `/api/playlists/${id}/tracks`, { trackId });
        }
      });
      const ids = read.map(({ entryId }) => entryId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining([...left]));
      expect(read.filter((entry) => Number(entry.id.slice(8)) >= 100)).toHaveLength(4);
    },
  );

  it('meets every entry that is not moved once, while others are', async () => {
    const random = createRandom('moves');
    const id = await makePlaylist(trackIds.slice(0, 90));
    const all = Array.from({ length: 90 }, (_, at) => `${id}-${at}`);
    const moved = new Set<string>();
    const read = await readAll(id, 8, async () => {
      const [entryId, beforeEntryId] = [pick(random, all), pick(random, all)];
      moved.add(entryId);
      await change('PUT', `/api/playlists/${id}/tracks/order`, { entryId, beforeEntryId });
    });
    const stayed = read.map(({ entryId }) => entryId).filter((entryId) => !moved.has(entryId));
    expect(stayed).toEqual(all.filter((entryId) => !moved.has(entryId)));
  });

  it('ends where the rest was removed', async () => {
    const id = await makePlaylist(trackIds.slice(0, 6));
    const { nextCursor } = await readPart(id, 5, null);
    await change('DELETE', `/api/playlists/${id}/tracks/trk_big-5`);
    expect(await readPart(id, 5, nextCursor)).toEqual({ tracks: [], nextCursor: null });
  });
});

describe('a part', () => {
  it.each([
    '?cursor=',
    '?cursor=siguiente',
    '?cursor=Nw',
    `?cursor=${'a'.repeat(201)}`,
    '?cursor=%00',
  ])('is refused for %s', async (query) => {
    const answer = await get(`/api/playlists/${bigId}/tracks${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  });

  it('reports an invalid cursor in a sentence', async () => {
    const answer = await get(`/api/playlists/${bigId}/tracks?cursor=siguiente`);
    expect(answer.json().error).toMatch(/^No se puede continuar la lista/);
  });

  it.each(['0', '501', '-1', '1.5', 'x', '', '%F0%9F%8E%B5'])(
    'has no limit of "%s"',
    async (limit) => {
      const answer = await get(`/api/playlists/${bigId}/tracks?limit=${limit}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('of a private playlist is only for its owner', async () => {
    const id = await makePlaylist(trackIds.slice(0, 3), false);
    expect((await get(`/api/playlists/${id}/tracks`, owner)).json().tracks).toHaveLength(3);
    expect((await get(`/api/playlists/${id}/tracks`, await tonada.signIn())).statusCode).toBe(404);
    expect((await get(`/api/playlists/${id}/tracks`)).statusCode).toBe(404);
  });

  it('has the caller’s likes', async () => {
    const headers = owner.headers;
    await tonada.app.inject({ method: 'POST', url: '/api/tracks/trk_big-1/like', headers });
    const liked = async (who?: SignedIn) =>
      (await get(`/api/playlists/${bigId}/tracks?limit=2`, who)).json().tracks[1].liked;
    expect([await liked(owner), await liked()]).toEqual([true, false]);
  });
});

function pick(random: Random, from: Iterable<string>): string {
  const list = [...from];
  return list[Math.floor(random() * list.length)] ?? '';
}
