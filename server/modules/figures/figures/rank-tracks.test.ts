import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { chartDayTable } from '../../listening/chart/chart-day.table.ts';
import { figureEventTable } from '../../listening/figure-event/figure-event.table.ts';
import { recordPlay, recordSkip } from '../../listening/play/play.repository.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { countFigures } from './count-figures.ts';
import { askForRecounts } from './recount.repository.ts';
import { recountFigures } from './recount-figures.ts';

const trackId = 'trk_1';

let tonada: TestApp;
let listener: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp({ now: new Date('2026-11-20T20:00:00Z') });
  listener = await tonada.signIn({ country: 'MX' });
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.db.delete(figureEventTable);
  await tonada.db.delete(chartDayTable);
  await addTracks(tonada.db, [{ id: trackId, title: 'Luna' }]).catch(() => {});
  await tonada.db.update(trackTable).set({ playCount: 100 });
});

const play = (playedAt = tonada.clock()) =>
  recordPlay(tonada.db, { listenerId: listener.id, trackId, playedAt });

async function readRanks() {
  const [track] = await tonada.db.select().from(trackTable).where(eq(trackTable.id, trackId));
  const days = await tonada.db.select().from(chartDayTable).orderBy(chartDayTable.day);
  return [track?.playCount, ...days.map(({ country, day, plays }) => [country, day, plays])];
}

it('a play writes no row that other listeners’ plays write', async () => {
  const { rows } = await tonada.db.execute<{ before: unknown }>(
    sql`select xmin::text as before from ${trackTable} where id = ${trackId}`,
  );
  await play();
  const { rows: after } = await tonada.db.execute<{ before: unknown }>(
    sql`select xmin::text as before from ${trackTable} where id = ${trackId}`,
  );
  expect(after).toEqual(rows);
  expect(await readRanks()).toEqual([100]);
});

// Proves figures: Play counts of tracks: each play once
// Proves search: Each play once
it('play counts and charts have each play once, despite interruptions and concurrent counts', async () => {
  for (let index = 0; index < 20; index += 1) await play();
  await play(new Date('2026-11-19T23:59:59.999Z'));
  const skippedAt = tonada.clock();
  await recordSkip(tonada.db, { listenerId: listener.id, trackId, skippedAt, seconds: 3 });
  const killed = tonada.db.transaction(async (tx) => {
    await countFigures(tx);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await readRanks()).toEqual([100]);
  await Promise.all([1, 2, 3].map(() => countFigures(tonada.db)));
  expect(await readRanks()).toEqual([121, ['MX', '2026-11-19', 1], ['MX', '2026-11-20', 20]]);
});

it('a recount, which empties the queue, adds what waited in it, and nothing else', async () => {
  await play();
  await countFigures(tonada.db);
  await play();
  await askForRecounts(tonada.db);
  await recountFigures(tonada.db);
  await countFigures(tonada.db);
  expect(await readRanks()).toEqual([102, ['MX', '2026-11-20', 2]]);
});

it('plays that an older server queued, and counted itself, are not counted again', async () => {
  await play();
  await tonada.db.execute(sql`
    insert into figure_event (kind, artist_id, track_id, at, duration, earned, country)
    select kind, artist_id, track_id, at, duration, earned, country from figure_event`);
  await countFigures(tonada.db);
  expect(await readRanks()).toEqual([101, ['MX', '2026-11-20', 1]]);
});
