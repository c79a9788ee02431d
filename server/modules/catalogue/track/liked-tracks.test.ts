import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { likedTrackTable } from './liked-track.table.ts';

let tonada: TestApp;
let listener: SignedIn;

const size = 25;
const ids = Array.from({ length: size }, (_, index) => `trk_${String(index).padStart(2, '0')}`);

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    ids.map((id) => ({ id, title: id, duration: 60 })),
  );
  listener = await tonada.signIn();
  await like(listener);
});
afterAll(() => tonada.close());

/** Likes all tracks, five at each moment; the last track has the latest like. */
async function like({ id: listenerId }: SignedIn) {
  const now = tonada.clock().getTime();
  await tonada.db.insert(likedTrackTable).values(
    ids.map((trackId, index) => {
      const likedAt = new Date(now + Math.floor(index / 5) * 1000 + 7);
      return { listenerId, trackId, likedAt };
    }),
  );
}

const latestFirst = ids.toReversed();

function get(query = '', who = listener) {
  return tonada.app.inject({ url: `/api/tracks/liked${query}`, headers: who.headers });
}

type Answer = Awaited<ReturnType<typeof get>>;

function getCursor({ headers }: Answer): string | undefined {
  const cursor = headers['x-next-cursor'];
  return typeof cursor === 'string' ? cursor : undefined;
}

async function readAll(who: SignedIn, limit: number, meanwhile?: (last: string) => Promise<void>) {
  const read: string[] = [];
  let next: string | undefined;
  do {
    const answer = await get(`?limit=${limit}${next === undefined ? '' : `&cursor=${next}`}`, who);
    read.push(...answer.json().map(({ id }: { id: string }) => id));
    next = getCursor(answer);
    await meanwhile?.(read.at(-1) ?? '');
  } while (next !== undefined);
  return read;
}

describe('the liked tracks', () => {
  it('begin with 500 at most by default, with the totals', async () => {
    const answer = await get();
    expect(answer.json().map(({ id }: { id: string }) => id)).toEqual(latestFirst);
    expect(answer.json()[0]).toMatchObject({ liked: true, likedAt: expect.any(String) });
    expect(answer.headers).toMatchObject({ 'x-total-count': '25', 'x-total-duration': '1500' });
    expect(answer.headers).not.toHaveProperty('x-next-cursor');
  });

  it('have the totals of all in each part', async () => {
    const first = await get('?limit=10');
    expect(first.json()).toHaveLength(10);
    const second = await get(`?limit=10&cursor=${getCursor(first)}`);
    for (const { headers } of [first, second]) {
      expect(headers).toMatchObject({ 'x-total-count': '25', 'x-total-duration': '1500' });
    }
  });

  it.each([1, 4, 5, 25, 500])('come once each, in order, in parts of %i', async (limit) => {
    expect(await readAll(listener, limit)).toEqual(latestFirst);
  });

  it('come once each while likes are taken back', async () => {
    const other = await tonada.signIn();
    await like(other);
    const left = new Set(ids);
    const read = await readAll(other, 4, async (last) => {
      left.delete(last);
      const url = `/api/tracks/${last}/like`;
      await tonada.app.inject({ method: 'POST', url, headers: other.headers });
    });
    expect(read).toEqual(latestFirst);
    expect((await get('', other)).json()).toHaveLength(left.size);
  });

  it('are empty for a user without likes', async () => {
    const answer = await get('', await tonada.signIn());
    expect(answer.json()).toEqual([]);
    expect(answer.headers).toMatchObject({ 'x-total-count': '0', 'x-total-duration': '0' });
  });

  it.each(['?cursor=', '?cursor=siguiente', '?limit=0', '?limit=501', '?limit=x', '?page=2'])(
    'refuse %s',
    async (query) => {
      const answer = await get(query);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    },
  );

  it.each(['-1.trk_01', '999999999999999.trk_01'])('refuse a cursor of %s', async (text) => {
    const answer = await get(`?cursor=${Buffer.from(text).toString('base64url')}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatch(/^No se puede continuar la lista/);
  });

  it('take two statements, and three in parts: session, tracks, totals', async () => {
    expect(await countStatements(() => get())).toBe(2);
    expect(await countStatements(() => get('?limit=5'))).toBe(3);
  });
});
