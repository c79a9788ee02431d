import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArtistStats } from '#contract/artist-figures.ts';
import type { Chart } from '#contract/chart.ts';
import { type PaymentApp, startPaymentApp } from '../../../testing/start-payment-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { chartDayTable } from '../../listening/chart/chart-day.table.ts';
import { countCharts } from '../../listening/chart/count-charts.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { artistDayTable } from './artist-day.table.ts';
import { countFigures } from './count-figures.ts';
import { sumUpArtists } from './sum-up-artists.ts';
import { trackTotalTable } from './track-total.table.ts';

/** The largest integer of four bytes. */
const full = 2_147_483_647;
const [artistId, day] = ['art_faro-norte', '2026-11-19'];

let tonada: PaymentApp;

beforeAll(async () => {
  tonada = await startPaymentApp();
});
afterAll(() => tonada.close());

// Proves figures: Counts beyond four bytes
it('a day, a track, a chart and a month count on beyond four bytes', async () => {
  const { db, app } = tonada;
  for (const counted of ['2026-10-20', day]) {
    await tonada.play('trk_1', `${counted}T12:00:00Z`);
    await countFigures(db);
    await db.execute(sql`
      update ${artistDayTable} set streams = ${full}, skips = ${full}, track_streams = array[${full}::bigint],
        track_skips = array[${full}::bigint] where day = ${counted}::date`);
    await db.update(chartDayTable).set({ plays: full });
    await db.update(trackTable).set({ playCount: full });
    await db.update(trackTotalTable).set({ streams: full });
    await tonada.play('trk_1', `${counted}T13:00:00Z`);
    await countFigures(db);
  }
  await sumUpArtists(db, tonada.clock());
  const [row] = await db.select().from(artistDayTable).where(eq(artistDayTable.day, day));
  expect([row?.streams, row?.trackStreams]).toEqual([full + 1, [full + 1]]);
  const artist = await tonada.signIn({ role: 'artist' });
  await db.insert(artistMemberTable).values({ artistId, userId: artist.id });
  const stats = (
    await app.inject({ url: `/api/artist/stats?artist=${artistId}`, headers: artist.headers })
  ).json<ArtistStats>();
  expect(stats.recentStreams).toContainEqual({ date: day, streams: full + 1 });
  await countCharts(db, tonada.clock());
  const chart = (await app.inject('/api/charts/mexico')).json<Chart>();
  expect(chart.tracks[0]?.playCount).toBeGreaterThan(full);
  await tonada.closeBefore('2026-11');
  const [statement] = await tonada.readStatements();
  expect(statement?.streams).toBe(full + 1);
});
