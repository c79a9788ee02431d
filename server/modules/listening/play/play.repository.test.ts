import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { findMostPlayed } from '../chart/chart.repository.ts';
import { countFigures } from '../../figures/figures/count-figures.ts';
import { findFigures } from '../profile/figures.repository.ts';
import { findTrack } from '../../catalogue/track/track.repository.ts';
import { findRecentTracks } from './recent-tracks.repository.ts';
import { recordPlay } from './play.repository.ts';
import { playTable } from './play.table.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

// Proves player: Figures come from it
it('stores a counted play, and adds it to track, charts and figures', async () => {
  const { db, clock } = tonada;
  const listener = await tonada.signIn();
  const trackId = 'trk_1';
  await addTracks(db, [{ id: trackId, title: 'Luna' }]);
  await recordPlay(db, { listenerId: listener.id, trackId, playedAt: clock() });
  await recordPlay(db, { listenerId: listener.id, trackId, playedAt: clock() });
  await countFigures(db);
  expect((await findTrack(db, trackId))?.playCount).toBe(2);
  const recent = await findRecentTracks(db, listener.id, 20);
  expect(recent.map(({ id }) => id)).toEqual([trackId]);
  const [counted] = await findMostPlayed(db, clock(), 'US');
  expect([counted?.trackId, counted?.plays]).toEqual([trackId, 2]);
  expect((await findFigures(db, listener.id)).secondsListened).toBe(2 * 180);
});

// Proves plays: Interludes earn nothing
it('stores a play of an interlude, which is a stream and earns nothing', async () => {
  const { db, clock } = tonada;
  const listener = await tonada.signIn({ country: 'MX', subscriptionType: 'premium' });
  await addTracks(db, [
    { id: 'trk_song', title: 'Marea', duration: 30 },
    { id: 'trk_interlude', title: 'Orilla', duration: 12, isInterlude: true },
  ]);
  for (const trackId of ['trk_song', 'trk_interlude']) {
    await recordPlay(db, { listenerId: listener.id, trackId, playedAt: clock() });
  }
  await countFigures(db);
  const plays = await db.select().from(playTable).where(eq(playTable.listenerId, listener.id));
  const earned = plays.map((play) => [play.trackId, play.earned]);
  expect(Object.fromEntries(earned)).toEqual({ trk_song: 5460, trk_interlude: 0 });
  expect((await findTrack(db, 'trk_interlude'))?.playCount).toBe(1);
});

// Proves screening: Stored with the play
it('stores the network’s mark and the age of the account', async () => {
  const { db } = tonada;
  await addTracks(db, [{ id: 'trk_aged', title: 'Luna nueva' }]);
  for (const [created, days] of [
    ['2026-10-05T23:59:59Z', 1],
    ['2026-10-06T00:00:00Z', 0],
    ['2026-01-01T00:00:00Z', 30],
  ] as const) {
    const listener = await tonada.signIn({ createdAt: new Date(created) });
    const playedAt = new Date('2026-10-06T00:00:01Z');
    const play = { listenerId: listener.id, trackId: 'trk_aged', playedAt };
    await recordPlay(db, { ...play, networkMark: 'mark' });
    const [kept] = await db.select().from(playTable).where(eq(playTable.listenerId, listener.id));
    expect(kept).toMatchObject({ accountDays: days, networkMark: 'mark' });
  }
});
