import { text } from 'node:stream/consumers';
import { count, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Brought } from '#contract/brought-music.ts';
import { broughtLimits } from '#contract/limits.ts';
import type { Track, TrackSlice } from '#contract/track.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { dumpState } from '../../../testing/dump-state.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { broughtListenTable } from './brought-listen.table.ts';
import { playTable } from './play.table.ts';

let tonada: TestApp;
let listener: SignedIn;

const monday = '2026-11-16T08:00:00.000Z';
const tuesday = '2026-11-17T08:00:00.000Z';

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [
    { id: 'trk_lluvia', title: 'Lluvia', duration: 180 },
    { id: 'trk_farol', title: 'Farol', duration: 200 },
  ]);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  listener = await tonada.signIn();
});

function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = listener) {
  const { headers } = who;
  return tonada.app.inject({
    method,
    url: `/api/${path}`,
    headers,
    ...(payload && { payload }),
  });
}

const listen = (trackId: string, playedAt: string) => ({ trackId, playedAt });
const bring = async (...listens: object[]) =>
  (await call('POST', 'user/history/brought', { listens })).json<{ added: number }>().added;
const read = async (question = '') =>
  (await call('GET', `user/history${question}`)).json<TrackSlice>();
const play = (trackId: string, playedAt: string) =>
  tonada.db
    .insert(playTable)
    .values({ id: newId(), listenerId: listener.id, trackId, playedAt: new Date(playedAt) });

/** Stores listens of the seconds before `monday`. */
const store = (listens: number) =>
  tonada.db.execute(sql`
    insert into ${broughtListenTable} (id, listener_id, track_id, played_at)
    select gen_random_uuid(), ${listener.id}, 'trk_farol', ${monday}::timestamptz - n * interval '1 second'
    from generate_series(1, ${listens}::int) n`);

describe('a brought history', () => {
  // Proves brought-music: In the history
  it('stands among the plays, marked', async () => {
    await play('trk_farol', monday);
    expect(
      await bring(listen('trk_lluvia', tuesday), listen('trk_farol', '2019-03-01T10:00:00Z')),
    ).toBe(2);
    expect((await read()).tracks.map(({ id, isBrought }) => [id, isBrought])).toEqual([
      ['trk_lluvia', true],
      ['trk_farol', undefined],
      ['trk_farol', true],
    ]);
    const first = await read('?limit=1');
    const second = await read(`?limit=2&cursor=${first.nextCursor}`);
    expect(second.tracks.map(({ isBrought }) => isBrought)).toEqual([undefined, true]);
    expect(second.nextCursor).toBeNull();
  });

  // Proves brought-music: Once, however often
  it('is brought once, however often, and not where the play happened here', async () => {
    await play('trk_farol', '2026-11-16T08:00:00.700Z');
    const listens = [listen('trk_farol', monday), listen('trk_lluvia', tuesday)];
    expect(await bring(...listens, ...listens)).toBe(1);
    expect(await bring(...listens)).toBe(0);
    expect((await read()).tracks).toHaveLength(2);
  });

  // Proves brought-music: Largest parts
  it('is taken in the largest parts, with ids of full length', async () => {
    const ids = { trackId: 'a'.repeat(64) };
    const many = { length: broughtLimits.written };
    const at = Date.parse(monday);
    const listens = Array.from(many, (_, row) => ({
      ...ids,
      playedAt: new Date(at + row * 1000).toISOString(),
    }));
    expect(await bring(...listens)).toBe(0);
    const likes = listens.map(({ playedAt: likedAt }) => ({ ...ids, likedAt }));
    expect((await call('POST', 'tracks/liked', { likes })).json()).toEqual({
      added: 0,
      rows: [],
    });
  });

  it('leaves out unknown tracks and moments to come', async () => {
    const listens = [
      listen('trk_nada', monday),
      listen('trk_farol', '2999-01-01T00:00:00Z'),
      listen('trk_farol', '0001-01-01T00:00:00Z'),
    ];
    expect(await bring(...listens)).toBe(0);
  });

  it('can be removed and comes back, by undo or by the file', async () => {
    await bring(listen('trk_farol', monday));
    const [{ entryId = '' } = {}] = (await read()).tracks;
    const removed = await call('DELETE', `user/history/${entryId}`);
    expect(removed.json()).toMatchObject({ plays: 1 });
    expect((await read()).tracks).toEqual([]);
    expect(
      (
        await call('POST', 'user/history/recall', { forgottenAt: removed.json().forgottenAt })
      ).json(),
    ).toEqual({
      plays: 1,
    });
    await call('DELETE', `user/history/${entryId}`);
    expect(await bring(listen('trk_farol', monday))).toBe(1);
    expect((await read()).tracks).toHaveLength(1);
  });

  // Proves brought-music: Undone, and what was there stays
  it('is taken back as a whole: what was there stays', async () => {
    await bring(listen('trk_farol', monday));
    const listens = [listen('trk_farol', monday), listen('trk_lluvia', tuesday)];
    const { rows } = (await call('POST', 'user/history/brought', { listens })).json<Brought>();
    expect(rows).toEqual([1]);
    const added = rows.map((row) => listens[row]);
    const removal = await call('POST', 'user/history/brought/removal', { listens: added });
    expect(removal.json()).toEqual({ removed: 1 });
    expect((await read()).tracks.map(({ id }) => id)).toEqual(['trk_farol']);
  });

  // Proves brought-music: One export at a time
  it('leaves once at a time for a person', async () => {
    const path = 'user/history/file?format=csv';
    const file = async () => (await call('GET', path)).statusCode;
    // So long that it waits for its reader.
    await store(10_000);
    const { headers } = listener;
    const unread = await tonada.app.inject({
      url: `/api/${path}`,
      headers,
      payloadAsStream: true,
    });
    expect([unread.statusCode, await file()]).toEqual([200, 429]);
    await text(unread.stream());
    await expect.poll(file).toBe(200);
  });

  it('leaves with the file of the history', async () => {
    await bring(listen('trk_farol', monday));
    const { payload } = await call('GET', 'user/history/file?format=json');
    expect(JSON.parse(payload)).toMatchObject([{ track_metadata: { track_name: 'Farol' } }]);
  });

  it('is its listener’s alone', async () => {
    await bring(listen('trk_farol', monday));
    const other = await tonada.signIn();
    const { tracks } = (await call('GET', 'user/history', undefined, other)).json<TrackSlice>();
    expect(tracks).toEqual([]);
  });
});

describe('what is brought', () => {
  // Proves brought-music: Never a play
  it('never counts as a play', async () => {
    const before = await dumpState(tonada);
    await bring(listen('trk_farol', monday), listen('trk_lluvia', tuesday));
    const after = await dumpState(tonada);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(['brought_listen']);
    const recent = (await call('GET', 'tracks/recent')).json<Track[]>();
    expect(recent).toEqual([]);
    const track = (await call('GET', 'tracks/trk_farol')).json<Track>();
    expect(track.playCount).toBe(0);
  });

  // Proves brought-music: Limit
  it('ends at the limit', async () => {
    await store(broughtLimits.perPerson);
    const answer = await call('POST', 'user/history/brought', {
      listens: [listen('trk_lluvia', tuesday)],
    });
    expect([answer.statusCode, answer.json().error]).toEqual([
      400,
      'Tu historial ya tiene 200.000 escuchas importadas de otros servicios, el máximo.',
    ]);
    const [rows] = await tonada.db.select({ rows: count() }).from(broughtListenTable);
    expect(rows?.rows).toBeGreaterThanOrEqual(broughtLimits.perPerson);
  });
});

describe('brought likes', () => {
  const like = async (...likes: object[]) =>
    (await call('POST', 'tracks/liked', { likes })).json<{ added: number }>().added;
  const liked = async () =>
    (await call('GET', 'tracks/liked')).json<Track[]>().map(({ id, likedAt }) => [id, likedAt]);

  // Proves brought-music: Likes
  it('are added once, with their date', async () => {
    tonada.clock.advance(60_000);
    const at = tonada.clock().toISOString();
    expect(await like({ trackId: 'no' }, { trackId: 'trk_farol' }, { trackId: 'trk_farol' })).toBe(
      1,
    );
    expect(await like({ trackId: 'trk_farol' })).toBe(0);
    expect(await liked()).toEqual([['trk_farol', at]]);
    const removal = await call('POST', 'tracks/liked/removal', { trackIds: ['trk_farol', 'no'] });
    expect(removal.json()).toMatchObject({ taken: [{ trackId: 'trk_farol' }] });
    expect(await liked()).toEqual([]);
  });
});
