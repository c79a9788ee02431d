import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { readDecisions } from '../../../testing/read-bell.ts';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';
import { marqueeCampaignTable } from './marquee.table.ts';

let tonada: MarqueeApp;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
beforeEach(async () => {
  await tonada.clear();
  await tonada.db.delete(decisionNotificationTable);
});
afterAll(() => tonada.close());

// Proves marquee: Begin and end are notified once
it('notifies sender and artist once each of start and end', async () => {
  const planned = { startDate: '2026-11-25', endDate: '2026-11-25' };
  const id = await tonada.running({ campaignName: 'Otoño', ...planned });
  await tonada.running({ campaignName: 'Hoy' });
  const notified = async (at: string) => {
    tonada.clock.set(new Date(at));
    await tonada.app.jobs.runDue();
    const speaker = await tonada.openSession(tonada.speaker.id);
    return (await readDecisions(tonada, speaker))
      .filter(({ subject }) => subject === 'marquee')
      .map(({ outcome, title }) => `${title}: ${outcome}`);
  };
  expect(await notified('2026-11-24T23:50:00Z')).toEqual(['Hoy: over']);
  const expected = ['Otoño: begun', 'Hoy: over'];
  expect(await notified('2026-11-25T00:10:00Z')).toEqual(expected);
  expect(await notified('2026-11-25T12:00:00Z')).toEqual(expected);
  expect(await notified('2026-11-26T00:10:00Z')).toEqual(['Otoño: over', ...expected]);
  const speaker = await tonada.openSession(tonada.speaker.id);
  const read = (await tonada.list(speaker)).find((each) => each.id === id);
  expect(read).toMatchObject({ status: 'completed', ending: 'over' });
});

// Proves marquee: A spent budget is notified
it('notifies once that its budget is spent', async () => {
  const id = await tonada.running();
  const { db, clock } = tonada;
  await db
    .update(marqueeCampaignTable)
    .set({ spent: 9_996 })
    .where(eq(marqueeCampaignTable.id, id));
  clock.advance(3.5 * 3_600_000);
  for (let seen = 0; seen < 3; seen += 1) await tonada.see(id, await tonada.listener());
  const speaker = await tonada.openSession(tonada.speaker.id);
  const notified = (await readDecisions(tonada, speaker)).filter(
    ({ subject }) => subject === 'marquee',
  );
  expect(notified).toMatchObject([
    { outcome: 'spent', link: { screen: 'campaigns', artistId: null } },
  ]);
  expect(await tonada.list(speaker)).toMatchObject([{ status: 'completed', ending: 'spent' }]);
});

// Proves marquee: The playlist of a takeover is named
it('names the playlist of a takeover, on its card and in the budget decision', async () => {
  const playlist = {
    id: 'pls_taken',
    ownerId: tonada.speaker.id,
    createdAt: tonada.clock(),
    featuredPosition: 1,
  };
  await addPlaylist(tonada.db, playlist, ['trk_1', 'trk_3']);
  const id = await tonada.running({ adFormat: 'playlist_takeover' });
  const name = 'Lista pls_taken';
  expect(await readDecisions(tonada, tonada.speaker)).toMatchObject([{ playlists: [name] }]);
  expect(await tonada.read(id)).toMatchObject({ playlist: { id: 'pls_taken', name } });
});
