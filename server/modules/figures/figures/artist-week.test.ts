import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { artistWeekTable } from './artist-week.table.ts';
import { countFigures } from './count-figures.ts';
import { askForRecounts } from './recount.repository.ts';
import { recountFigures } from './recount-figures.ts';
import { sumUpArtists } from './sum-up-artists.ts';

let tonada: TestApp;
let listenerId: string;

/** A Friday. */
beforeAll(async () => {
  tonada = await startTestApp({ now: new Date('2026-11-20T20:00:00Z') });
  const tracks = ['trk_1', 'trk_2'].map((id) => ({ id, title: 'Luna', artist: 'Faro' }));
  await addTracks(tonada.db, tracks);
  ({ id: listenerId } = await tonada.signIn({ country: 'MX', subscriptionType: 'premium' }));
});
afterAll(() => tonada.close());

beforeEach(async () => {
  await tonada.db.delete(playTable);
  await countAnew();
});

const play = (day: string, trackId = 'trk_1') =>
  recordPlay(tonada.db, {
    listenerId,
    trackId,
    playedAt: new Date(`${day}T12:00:00Z`),
    device: 'phone',
  });

async function count(now = tonada.clock()) {
  await countFigures(tonada.db);
  await sumUpArtists(tonada.db, now);
}

async function countAnew() {
  await askForRecounts(tonada.db);
  await recountFigures(tonada.db);
  await sumUpArtists(tonada.db, tonada.clock());
}

async function readWeeks() {
  const weeks = await tonada.db.select().from(artistWeekTable).orderBy(artistWeekTable.week);
  return weeks.map(({ week, streams }) => [week, streams]);
}

it('a week is summed when it is over, in every breakdown', async () => {
  for (const day of ['2026-11-09', '2026-11-15', '2026-11-16']) await play(day);
  await play('2026-11-12', 'trk_2');
  await count();
  const [week, ...others] = await tonada.db.select().from(artistWeekTable);
  expect(others).toEqual([]);
  const earned = week?.earned ?? 0;
  expect(earned).toBeGreaterThan(0);
  expect(week).toMatchObject({
    week: '2026-11-09',
    streams: 3,
    skips: 0,
    countries: { MX: [3, earned] },
    plans: { premium: [3, earned] },
    devices: { phone: 3 },
  });
  const { trackIds, trackStreams, trackEarned } = week ?? {};
  expect(Object.fromEntries(trackIds?.map((id, at) => [id, trackStreams?.[at]]) ?? [])).toEqual({
    trk_1: 2,
    trk_2: 1,
  });
  expect(trackEarned?.reduce((sum, more) => sum + more, 0)).toBe(earned);
  await count(new Date('2026-11-22T23:59:59Z'));
  expect(await readWeeks()).toEqual([['2026-11-09', 3]]);
  await count(new Date('2026-11-23T00:00:00Z'));
  expect(await readWeeks()).toEqual([
    ['2026-11-09', 3],
    ['2026-11-16', 1],
  ]);
});

it('a week includes late plays, without another row', async () => {
  for (const day of ['2026-11-02', '2026-11-09']) await play(day);
  await count();
  const versions = () =>
    tonada.db.select({ week: artistWeekTable.week, version: sql`xmin` }).from(artistWeekTable);
  const before = await versions();
  await play('2026-11-10');
  await count();
  expect(await readWeeks()).toEqual([
    ['2026-11-02', 1],
    ['2026-11-09', 2],
  ]);
  const isSame = ({ week }: { week: string }) => week === '2026-11-02';
  expect((await versions()).filter(isSame)).toEqual(before.filter(isSame));
});

it('weeks are deleted and recounted with the plays', async () => {
  await play('2026-11-10');
  await count();
  await tonada.db.delete(playTable);
  await countAnew();
  expect(await readWeeks()).toEqual([]);
});
