import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyticsLinesSchema, analyticsTableSchema } from '#contract/analytics.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let headers: { authorization: string };

/** Two days whose sums exceed four bytes, in JSON with spaces, as a migration wrote it. */
beforeAll(async () => {
  tonada = await startTestApp();
  ({ headers } = await tonada.signIn({ role: 'admin' }));
  await tonada.db.execute(sql`
    insert into artist (id, name, genre, country, bio, social_links, related_ids)
    values ('art_1', 'Faro Norte', 'Jazz', 'PE', '', '{}', '{}')`);
  for (const day of ['2026-11-19', '2026-11-20']) {
    await tonada.db.execute(sql`
      insert into artist_day (artist_id, day, streams, skips, seconds, earned, listeners, countries,
        devices, track_ids, track_streams, track_earned, track_skips)
      values ('art_1', ${day}, 2000000002, 5, 0, 8200000000003, '{}',
        '{"ES" : [2000000000, 8200000000003], "PE":[1,0],"MX": [1, 0]}',
        '{"phone" : 2000000001, "computer":1}', '{trk_1,trk_3,trk_2}', '{2000000000,1,1}',
        '{8200000000003,0,0}', '{2,0,3}')`);
  }
  await tonada.db.execute(sql`
    insert into imported_day (artist_id, day, streams, earned, listeners, countries, sources, listener_countries)
    values ('art_1', '2026-11-18', 5000000000, 1, 0, '{"ES": [5000000000, 1]}', '{"unknown": [5000000000, 1]}', '{}')`);
});
afterAll(() => tonada.close());

const ask = async (call: string, query: Record<string, string>) => {
  const requested = new URLSearchParams({ artist: 'art_1', ...query });
  return (await tonada.app.inject({ url: `/api/analytics/${call}?${requested}`, headers })).json();
};

const countTable = async (by: string) => {
  const { rows, total } = analyticsTableSchema.parse(await ask('table', { by }));
  return { rows: rows.map(({ id, now }) => ({ id, ...now })), total: total.now };
};

// Proves analytics: Figures of any size, to the millionth; as many streams by id
it('counts beyond four bytes and to the millionth, with ties sorted by id', async () => {
  expect((await countTable('track')).rows).toEqual([
    { id: 'trk_1', streams: 4_000_000_000, earnings: 16_400_000.000006, skips: 4 },
    { id: 'trk_2', streams: 2, earnings: 0, skips: 6 },
    { id: 'trk_3', streams: 2, earnings: 0, skips: 0 },
  ]);
  expect((await countTable('country')).rows).toEqual([
    { id: 'ES', streams: 9_000_000_000, earnings: 16_400_000.000007, skips: null },
    { id: 'MX', streams: 2, earnings: 0, skips: null },
    { id: 'PE', streams: 2, earnings: 0, skips: null },
  ]);
  expect((await countTable('device')).rows).toEqual([
    { id: 'phone', streams: 4_000_000_002, earnings: null, skips: null },
    { id: 'computer', streams: 2, earnings: null, skips: null },
  ]);
  const whole = { streams: 9_000_000_004, earnings: 16_400_000.000007, skips: 10 };
  expect((await countTable('total')).total).toEqual(whole);
});

it('adds up tracks without a known album as one', async () => {
  expect((await countTable('album')).rows).toEqual([
    { id: 'unknown', streams: 4_000_000_004, earnings: 16_400_000.000006, skips: 10 },
  ]);
});

it('sorts lines with equal streams by id, each with its own days', async () => {
  const { lines } = analyticsLinesSchema.parse(await ask('lines', { by: 'country' }));
  expect(lines.map(({ id }) => id)).toEqual(['ES', 'MX', 'PE']);
  expect(lines[0]?.now.streams.slice(-3)).toEqual([5_000_000_000, 2_000_000_000, 2_000_000_000]);
  expect(lines[0]?.now.earnings?.slice(-3)).toEqual([0.000001, 8_200_000.000003, 8_200_000.000003]);
});

it('leaves today out of comparisons, on either side', async () => {
  const query = { by: 'track', range: '7days', compare: 'before' };
  const { rows, total } = analyticsTableSchema.parse(await ask('table', query));
  expect(total.now.streams).toBe(4_000_000_004);
  expect(total.compared?.now.streams).toBe(2_000_000_002);
  expect(rows[0]?.compared?.before).toEqual({ streams: 0, earnings: 0, skips: 0 });
});
