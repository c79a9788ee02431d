import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageTimesBody } from '#contract/page-time.ts';
import type { SystemState } from '#contract/system.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { describeScreens, pageTimeEnds, readPercentile } from './page-times.ts';
import { reportMetrics } from './server-report.repository.ts';

const token = 'a token of thirty-two characters.';
const config = { metricsToken: token };

let tonada: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  tonada = await startTestApp({ config });
  ({ headers } = await tonada.signIn({ role: 'admin' }));
});
afterAll(() => tonada.close());

type Screens = PageTimesBody['screens'];

const send = (payload: unknown, to = tonada) =>
  to.app.inject({ method: 'POST', url: '/api/page-times', payload: payload as object });
const measured = (screen: Screens[number], times: number) =>
  send({ screens: Array.from({ length: times }, () => screen) });
const read = async () =>
  (await tonada.app.inject({ url: '/api/admin/system', headers })).json<SystemState>();
const askMetrics = async (of = tonada) =>
  (await of.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;

describe('what browsers measured', () => {
  it.each<[string, unknown]>([
    ['no screen', { screens: [] }],
    ['too many', { screens: Array.from({ length: 21 }, () => ({ route: '/', lcp: 1 })) }],
    ['an address', { screens: [{ route: '/album/alb_1', lcp: 1 }] }],
    ['an unknown screen', { screens: [{ route: '/wp-admin', lcp: 1 }] }],
    ['more than a minute', { screens: [{ route: '/', lcp: 60_001 }] }],
    ['less than nothing', { screens: [{ route: '/', interaction: -1 }] }],
    ['a fraction', { screens: [{ route: '/', interaction: 1.5 }] }],
    ['a name', { screens: [{ route: '/', lcp: 1, user: 'usr_1' }] }],
    ['an id beside it', { screens: [{ route: '/', lcp: 1 }], visitor: 'a' }],
  ])('is refused with %s', async (_, body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(await askMetrics()).not.toContain('tonada_page_lcp_seconds_count{');
  });

  // Proves watch: How fast screens are in browsers
  it('is taken from anybody, without a statement, and counted by route in metrics', async () => {
    await send({ screens: [{ route: '/album/:id', lcp: 1_240, interaction: 120 }] });
    const statements = await countStatements(async () => {
      const answer = await send({ screens: [{ route: '/album/:id', lcp: 2_500 }, { route: '/' }] });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });
    expect(statements).toBe(0);
    const body = await askMetrics();
    for (const line of [
      'tonada_page_lcp_seconds_bucket{le="1",route="/album/:id"} 0',
      'tonada_page_lcp_seconds_bucket{le="1.5",route="/album/:id"} 1',
      'tonada_page_lcp_seconds_bucket{le="2.5",route="/album/:id"} 2',
      'tonada_page_lcp_seconds_count{route="/album/:id"} 2',
      'tonada_page_interaction_seconds_sum{route="/album/:id"} 0.12',
      'tonada_page_interaction_seconds_count{route="/album/:id"} 1',
    ])
      expect(body).toContain(`\n${line}`);
    expect(body).not.toContain('route="/"}');
  });
});

// Proves administration: Screens with enough measurements
describe('Sistema', () => {
  it('shows screens from twenty measurements on, for a day, over all servers', async () => {
    await measured({ route: '/search', lcp: 900, interaction: 180 }, 19);
    expect((await read()).screens).toEqual([]);
    await measured({ route: '/search', lcp: 900 }, 1);
    const lcp = { count: 20, p75: 875 };
    expect((await read()).screens).toEqual([{ route: '/search', lcp, interaction: null }]);

    // Another server saw as many, slower.
    const [own] = (await read()).servers;
    if (!own) throw new Error('There is no server.');
    const slow = pageTimeEnds.lcp.map((end) => (end === 4_000 ? 20 : 0));
    const pageTimes = { '/search': { lcp: slow, interaction: [] } };
    await reportMetrics(tonada.db, { ...own, name: 'otra:3001', pageTimes });
    const state = await read();
    expect(state.screens).toEqual([
      { route: '/search', lcp: { count: 40, p75: 3_500 }, interaction: null },
    ]);
    expect(JSON.stringify(state.servers)).not.toContain('pageTimes');

    tonada.clock.advance(23 * 3_600_000);
    const renewed = await tonada.signIn({ role: 'admin' });
    ({ headers } = renewed);
    expect((await read()).screens).toEqual([{ route: '/search', lcp, interaction: null }]);
    tonada.clock.advance(2 * 3_600_000);
    ({ headers } = await tonada.signIn({ role: 'admin' }));
    expect((await read()).screens).toEqual([]);
  });
});

// Proves watch: Switched off
it('takes nothing where the operator has switched it off', async () => {
  const off = await startTestApp({ config: { ...config, fieldFigures: false } });
  const answer = await send({ screens: [{ route: '/', lcp: 1_000 }] }, off);
  expect(answer.statusCode).toBe(204);
  expect(await askMetrics(off)).not.toContain('tonada_page_lcp_seconds_count{');
  const admin = await off.signIn({ role: 'admin' });
  const state = await off.app.inject({ url: '/api/admin/system', headers: admin.headers });
  expect(state.json<SystemState>().screens).toBeNull();
  await off.close();
});

describe('a percentile', () => {
  const ends = [100, 200, 400];

  it.each([
    [[4, 0, 0], 75],
    [[1, 2, 1], 200],
    [[1, 1, 2], 300],
    [[0, 0, 1], 350],
    [[0, 0, 0], 0],
  ])('of %j is interpolated: %s', (counts, value) => {
    expect(readPercentile(counts, ends, 0.75)).toBe(value);
  });

  it('is never guessed on the wrong side of what is good or poor', () => {
    expect(pageTimeEnds.lcp).toEqual(expect.arrayContaining([2_500, 4_000, 60_000]));
    expect(pageTimeEnds.interaction).toEqual(expect.arrayContaining([200, 500, 60_000]));
  });
});

it('takes counts of a server with other buckets', () => {
  expect(describeScreens([{ '/': { lcp: [20], interaction: [] } }])).toEqual([
    { route: '/', lcp: { count: 20, p75: 375 }, interaction: null },
  ]);
});
