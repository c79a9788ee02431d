import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffActionList } from '#contract/administration.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import {
  figureEventAsideTable,
  figureEventTable,
} from '../../listening/figure-event/figure-event.table.ts';
import { artistDayTable } from './artist-day.table.ts';
import { artistToRecountTable } from './artist-summary.table.ts';
import { countFigures } from './count-figures.ts';
import { askForRecounts } from './recount.repository.ts';
import { recountFigures } from './recount-figures.ts';
import { sumUpArtists } from './sum-up-artists.ts';
import { findUncounted } from './uncounted-artist.repository.ts';
import { uncountedArtistTable } from './uncounted-artist.table.ts';

let tonada: PaymentApp;

beforeAll(async () => {
  tonada = await startPaymentApp();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.db.execute(sql`alter table artist_day drop constraint if exists broken`);
  await tonada.db.delete(uncountedArtistTable);
  await tonada.clear();
});

const breakFaro = () =>
  tonada.db.execute(
    sql`alter table artist_day add constraint broken check (artist_id <> ${sql.raw(`'${faro}'`)} or streams = 0)`,
  );
const mend = () => tonada.db.execute(sql`alter table artist_day drop constraint broken`);

const play = (trackId: string, minute: number) =>
  tonada.play(trackId, `2026-11-10T12:${String(minute).padStart(2, '0')}:00Z`);

async function readStreams() {
  const rows = await tonada.db.select().from(artistDayTable).orderBy(artistDayTable.artistId);
  return rows.flatMap(({ artistId, streams }) => (streams > 0 ? [[artistId, streams]] : []));
}

const retry = async (artist: string, headers: { authorization: string }) =>
  tonada.app.inject({
    method: 'POST',
    url: '/api/admin/figures/retry',
    payload: { artist },
    headers,
  });

// Proves administration: An artist who cannot be counted
it('an artist who cannot be counted is set aside after three tries, and all others are counted', async () => {
  const { db } = tonada;
  const admin = await tonada.signIn({ role: 'admin' });
  await breakFaro();
  for (const attempt of [1, 2, 3]) {
    await play('trk_1', attempt);
    await play('trk_3', attempt);
    expect(await findUncounted(db)).toEqual([]);
    expect(await countFigures(db)).toEqual([faro]);
    expect(await readStreams()).toEqual([[uno, attempt]]);
  }
  expect(await findUncounted(db)).toMatchObject([
    { id: faro, artist: 'Faro Norte', reason: expect.stringContaining('broken') },
  ]);
  await play('trk_1', 4);
  await play('trk_3', 4);
  expect(await countFigures(db)).toEqual([]);
  expect(await readStreams()).toEqual([[uno, 4]]);
  expect(await db.$count(figureEventTable)).toBe(0);
  expect(await db.$count(figureEventAsideTable)).toBe(4);

  await mend();
  expect((await retry(uno, admin.headers)).statusCode).toBe(404);
  expect((await retry(faro, admin.headers)).statusCode).toBe(204);
  expect((await retry(faro, admin.headers)).statusCode).toBe(404);
  expect(await findUncounted(db)).toEqual([]);
  await countFigures(db);
  expect(await readStreams()).toEqual([
    [faro, 4],
    [uno, 4],
  ]);
  expect(await db.$count(figureEventAsideTable)).toBe(0);
  const log = await tonada.app.inject({ url: '/api/admin/actions', headers: admin.headers });
  expect(log.json<StaffActionList>().actions[0]).toMatchObject({
    action: 'figures.retry',
    target: { id: faro, name: 'Faro Norte' },
  });
});

it('a try that succeeds forgets the failures before', async () => {
  const { db } = tonada;
  await play('trk_1', 1);
  await breakFaro();
  await countFigures(db);
  await countFigures(db);
  await mend();
  await countFigures(db);
  expect(await db.$count(uncountedArtistTable)).toBe(0);
  expect(await readStreams()).toEqual([[faro, 1]]);
});

it('a recount goes on without an artist who fails, and takes one back who was set aside', async () => {
  const { db } = tonada;
  await play('trk_1', 1);
  await play('trk_3', 1);
  await breakFaro();
  for (const attempt of [1, 2, 3]) expect(await countFigures(db), `${attempt}`).toEqual([faro]);
  await play('trk_1', 2);
  await countFigures(db);
  await askForRecounts(db);
  for (const attempt of [1, 2, 3]) {
    expect(await recountFigures(db), `${attempt}`).toEqual([faro]);
  }
  expect(await recountFigures(db)).toEqual([]);
  expect(await readStreams()).toEqual([[uno, 1]]);
  expect(await db.$count(artistToRecountTable)).toBe(1);
  await mend();
  await db.delete(uncountedArtistTable);
  await recountFigures(db);
  expect(await readStreams()).toEqual([
    [faro, 2],
    [uno, 1],
  ]);
  await countFigures(db);
  expect((await readStreams())[0]).toEqual([faro, 2]);
  expect(await db.$count(figureEventAsideTable)).toBe(0);
});

it('sums of all others are made if those of one artist fail', async () => {
  const { db, clock } = tonada;
  await play('trk_1', 1);
  await play('trk_3', 1);
  await countFigures(db);
  await db.execute(
    sql`alter table artist_summary add constraint broken check (artist_id <> ${sql.raw(`'${faro}'`)}) not valid`,
  );
  for (const attempt of [1, 2, 3]) {
    expect(await sumUpArtists(db, clock()), `${attempt}`).toEqual([faro]);
  }
  expect(await sumUpArtists(db, clock())).toEqual([]);
  const { rows } = await db.execute(sql`select artist_id from artist_to_sum`);
  expect(rows).toEqual([{ artist_id: faro }]);
  expect(await findUncounted(db)).toMatchObject([{ id: faro }]);
  await db.execute(sql`alter table artist_summary drop constraint broken`);
});
