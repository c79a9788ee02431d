import { eq } from '#drizzle/orm.ts';
import { afterAll, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';

const tonada = await startTestApp();
const { db, app, clock } = tonada;
afterAll(() => tonada.close());

const isPopular = async (id: string) =>
  (await db.select().from(trackTable).where(eq(trackTable.id, id)))[0]?.isPopular;

it('follows what is played, every few hours', async () => {
  await addTracks(db, [
    { id: 'trk_known', title: 'Conocida', plays: 900 },
    { id: 'trk_rising', title: 'Nueva', plays: 3 },
  ]);
  await app.jobs.runDue();
  await db.update(trackTable).set({ playCount: 5_000 }).where(eq(trackTable.id, 'trk_rising'));
  await app.jobs.runDue();
  expect([await isPopular('trk_known'), await isPopular('trk_rising')]).toEqual([true, false]);
  clock.advance(6 * 3_600_000);
  await app.jobs.runDue();
  expect([await isPopular('trk_known'), await isPopular('trk_rising')]).toEqual([false, true]);
});
