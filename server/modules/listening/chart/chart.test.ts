import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chartIds } from '#contract/codes.ts';
import { type Chart, chartSchema } from '#contract/chart.ts';
import type { User } from '#contract/user.ts';
import { buildApp } from '../../../build-app.ts';
import type { App } from '../../../platform/app.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { countFigures } from '../../figures/figures/count-figures.ts';
import { recordPlay } from '../play/play.repository.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { chartDayTable } from './chart-day.table.ts';
import { countCharts } from './count-charts.ts';

let tonada: TestApp;

const day = 86_400_000;
const trackIds = Array.from({ length: 60 }, (_, index) => `trk_${String(index).padStart(2, '0')}`);

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    trackIds.map((id) => ({ id, title: id })),
  );
});
afterAll(() => tonada.close());
// Puts the previous test's plays out of range.
beforeEach(() => tonada.clock.advance(60 * day));

type Plays = { track: string; daysAgo?: number; country?: User['country']; times?: number };

async function play({ track: trackId, daysAgo = 0, country = 'ES', times = 1 }: Plays) {
  const dayOf = new Date(tonada.clock().getTime() - daysAgo * day).toISOString().slice(0, 10);
  await tonada.db
    .insert(chartDayTable)
    .values({ country, day: dayOf, trackId, plays: times })
    .onConflictDoNothing();
}

function get(id: string, listener?: SignedIn) {
  const url = `/api/charts/${id}`;
  return tonada.app.inject({ url, ...(listener && { headers: listener.headers }) });
}

const count = () => countCharts(tonada.db, tonada.clock());

async function chart(id: string, listener?: SignedIn) {
  await count();
  const answer = (await get(id, listener)).json();
  expect(chartSchema.parse(answer)).toEqual(answer);
  return chartSchema.parse(answer).tracks;
}

const ranking = async (id: string) =>
  (await chart(id)).map(({ id: track, playCount }) => [track, playCount]);

describe('a chart', () => {
  // Proves search: A chart: 28 days, its country
  it('counts the last 28 days in its country, the most played first', async () => {
    await play({ track: 'trk_01', times: 3 });
    await play({ track: 'trk_02', daysAgo: 27, times: 5 });
    await play({ track: 'trk_03', daysAgo: 28, times: 9 });
    await play({ track: 'trk_04', country: 'MX', times: 7 });
    expect(await ranking('spain')).toEqual([
      ['trk_02', 5],
      ['trk_01', 3],
    ]);
    expect(await ranking('mexico')).toEqual([['trk_04', 7]]);
    expect(await ranking('usa')).toEqual([]);
  });

  it('counts all countries together in the global chart', async () => {
    for (const country of ['ES', 'US', 'CL'] as const) await play({ track: 'trk_05', country });
    await play({ track: 'trk_06', times: 2 });
    expect(await ranking('global')).toEqual([
      ['trk_05', 3],
      ['trk_06', 2],
    ]);
  });

  // Proves search: At most 50
  it('has fifty tracks at most', async () => {
    for (const track of trackIds) await play({ track });
    expect(await chart('spain')).toHaveLength(50);
  });

  it('returns a track’s rank of the 28 days before', async () => {
    await play({ track: 'trk_01', times: 9 });
    await play({ track: 'trk_01', daysAgo: 30, times: 1 });
    await play({ track: 'trk_02', times: 8 });
    await play({ track: 'trk_02', daysAgo: 55, times: 4 });
    await play({ track: 'trk_03', times: 7 });
    await play({ track: 'trk_03', daysAgo: 56, times: 50 });
    const before = (await chart('spain')).map(({ previousRank }) => previousRank);
    expect(before).toEqual([2, 1, null]);
  });

  it('counts a play in its listener’s country', async () => {
    const listener = await tonada.signIn({ country: 'AR' });
    const counted = { listenerId: listener.id, trackId: 'trk_09', playedAt: tonada.clock() };
    await recordPlay(tonada.db, counted);
    await recordPlay(tonada.db, counted);
    await countFigures(tonada.db);
    expect(await ranking('argentina')).toEqual([['trk_09', 2]]);
    expect(await ranking('spain')).toEqual([]);
  });

  it('marks each user’s own likes', async () => {
    const listener = await tonada.signIn();
    await play({ track: 'trk_01' });
    const url = '/api/tracks/trk_01/like';
    await tonada.app.inject({ method: 'POST', url, headers: listener.headers });
    const [[own], [visitors]] = [await chart('spain', listener), await chart('spain')];
    expect([own?.liked, visitors?.liked]).toEqual([true, false]);
  });

  it.each(['polonia', 'ES', 'no%20id', '%00', 'constructor'])('%s is not found', async (id) => {
    expect((await get(id)).statusCode).toBe(404);
  });
});

describe('the viral chart', () => {
  // Proves search: 'Viral 50'
  it('ranks by growth: the last 7 days against a week of the 21 before', async () => {
    await play({ track: 'trk_01', times: 30 });
    await play({ track: 'trk_01', daysAgo: 7, times: 30 });
    await play({ track: 'trk_02', daysAgo: 6, times: 40 });
    await play({ track: 'trk_02', daysAgo: 27, times: 30 });
    expect(await ranking('viral')).toEqual([
      ['trk_02', 40],
      ['trk_01', 30],
    ]);
  });

  it('leaves out tracks with few plays or no growth', async () => {
    await play({ track: 'trk_01', times: 4 });
    await play({ track: 'trk_02', times: 5 });
    await play({ track: 'trk_03', times: 100 });
    await play({ track: 'trk_03', daysAgo: 8, times: 300 });
    expect(await ranking('viral')).toEqual([['trk_02', 5]]);
  });
});

describe('the charts are counted', () => {
  const read = async (app: App) => {
    const { tracks } = (await app.inject('/api/charts/spain')).json<Chart>();
    return tracks.map(({ id, playCount }) => [id, playCount]);
  };

  // Proves search: Counted by a job
  it('by a job that writes them once for all servers, and never by an answer', async () => {
    const other = await buildApp(tonada);
    await play({ track: 'trk_01', daysAgo: 55 });
    await play({ track: 'trk_02', daysAgo: 56 });
    await play({ track: 'trk_01' });
    await count();
    await play({ track: 'trk_02', times: 4 });
    expect([await read(tonada.app), await read(other)]).toEqual([[['trk_01', 1]], [['trk_01', 1]]]);
    await other.jobs.runDue();
    const counted = [
      ['trk_02', 4],
      ['trk_01', 1],
    ];
    expect([await read(tonada.app), await read(other)]).toEqual([counted, counted]);
    await other.close();
  });

  it('and read in one statement, with one for the likes', async () => {
    const listener = await tonada.signIn();
    await play({ track: 'trk_01' });
    await count();
    for (const id of chartIds) expect(await countStatements(() => get(id))).toBe(1);
    expect(await countStatements(() => get('spain', listener))).toBe(3);
  });

  it('without unneeded days, which the job deletes, and deleted tracks', async () => {
    await addTracks(tonada.db, [{ id: 'trk_gone', title: 'Ida' }]);
    await play({ track: 'trk_gone', times: 9 });
    await play({ track: 'trk_01', daysAgo: 55 });
    await play({ track: 'trk_02', daysAgo: 56 });
    await count();
    await tonada.db.delete(trackTable).where(eq(trackTable.id, 'trk_gone'));
    expect((await get('spain')).json()).toMatchObject({ tracks: [] });
    const rows = await tonada.db.select().from(chartDayTable);
    expect(rows.map(({ trackId }) => trackId)).toEqual(['trk_01']);
  });
});

it('names the artists of a chart, each once, the best first', async () => {
  await addTracks(tonada.db, [{ id: 'trk_zoe', title: 'Zoé', artist: 'Zoé' }]);
  await play({ track: 'trk_00', times: 2 });
  await play({ track: 'trk_01', times: 1 });
  await play({ track: 'trk_zoe', times: 3 });
  await count();
  expect((await get('spain/artists')).json()).toEqual([
    { id: 'art_zoe', name: 'Zoé', image: expect.stringContaining('art_zoe') },
    { id: 'art_los-ensayos', name: 'Los Ensayos', image: expect.any(String) },
  ]);
});
