import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FanTier } from '#contract/fan-choices.ts';
import { type FanApp, faroNorte, startFanApp } from '../../../testing/start-fan-app.ts';
import { takeData } from '../../../testing/take-data.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { addFan } from '../../../testing/add-fan.ts';
import { userTable } from '../../people/user/user.table.ts';
import { handOut } from './hand-out.ts';
import { fanNotificationTable, mutedArtistTable } from './notification.table.ts';

let tonada: FanApp;
beforeAll(async () => {
  tonada = await startFanApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const titles = async (who: SignedIn) =>
  (await tonada.bell(who)).notifications.map((each) => ('title' in each ? each.title : ''));

describe('a muted artist', () => {
  const mute = (who: SignedIn, method: 'PUT' | 'DELETE' = 'PUT', artist = faroNorte) =>
    tonada.call(who, method, `user/notifications/muted/${artist}`);

  // Proves fans: Muting an artist
  it('no longer reaches them, even as followers, until unmuted', async () => {
    const [fan, other] = [await tonada.fan({ streams: 2000 }), await tonada.fan()];
    expect((await mute(fan)).statusCode).toBe(204);
    expect((await mute(fan)).statusCode).toBe(204);
    await tonada.send(tonada.notification());
    await tonada.app.jobs.runDue();
    expect([await titles(fan), await titles(other)]).toEqual([[], ['Sale hoy']]);
    expect((await tonada.notifications())[0]?.recipientCount).toBe(1);
    expect((await mute(fan, 'DELETE')).statusCode).toBe(204);
    expect((await mute(fan, 'DELETE')).statusCode).toBe(204);
    await tonada.send(tonada.notification({ title: 'Mañana' }));
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual(['Mañana']);
  });

  // Proves fans: Muting shows in earlier notifications
  it('is marked as muted in their own notifications', async () => {
    const [fan, other] = [await tonada.fan(), await tonada.fan()];
    await tonada.send(tonada.notification());
    await tonada.app.jobs.runDue();
    await mute(fan);
    const isMuted = async (who: SignedIn) =>
      (await tonada.bell(who)).notifications.map((each) => 'isMuted' in each && each.isMuted);
    expect([await isMuted(fan), await isMuted(other)]).toEqual([[true], [false]]);
    await mute(fan, 'DELETE');
    expect(await isMuted(fan)).toEqual([false]);
  });

  // Proves fans: Of that artist alone
  it('does not affect other artists, and may be unknown', async () => {
    const fan = await tonada.fan();
    await mute(fan, 'PUT', 'art_uno');
    expect((await mute(fan, 'PUT', 'art_nobody')).statusCode).toBe(204);
    await tonada.send(tonada.notification());
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual(['Sale hoy']);
  });

  // Proves fans: In the export, and deleted with the account
  it('is visible only to the user, and part of their data', async () => {
    const fan = await tonada.fan();
    await mute(fan);
    const url = `/api/user/notifications/muted/${faroNorte}`;
    expect((await tonada.app.inject({ method: 'PUT', url })).statusCode).toBe(401);
    expect(await takeData(tonada, fan)).toMatchObject({
      'muted_artist.listener_id': [{ artist_id: faroNorte, artist_name: 'Faro Norte' }],
    });
    await tonada.db.delete(userTable).where(eq(userTable.id, fan.id));
    expect(await tonada.db.$count(mutedArtistTable)).toBe(0);
  });
});

describe('a notification beyond the daily limit per artist', () => {
  const day = 24 * 3_600_000;
  const { signal } = new AbortController();
  const handed = (notificationId: string) =>
    handOut({ ...tonada, notificationId, now: tonada.clock(), signal });

  async function send(
    title: string,
    after = 0,
    change: { artistId?: string; targetTiers?: FanTier[] } = {},
  ) {
    const sentAt = new Date(tonada.clock().getTime() + after);
    const id = title.replaceAll(' ', '-');
    const about = { id, title, message: 'Hola.', type: 'general', status: 'sent' } as const;
    const to = { artistId: faroNorte, targetTiers: [], ...change };
    await tonada.db
      .insert(fanNotificationTable)
      .values({ ...about, ...to, sentAt, createdAt: sentAt });
    await handed(id);
  }

  // Proves fans: Two in 24 hours
  it('is held back until the first of them is a day old', async () => {
    const fan = await tonada.fan();
    await send('N1');
    await send('N2', 1000);
    await send('N3', 2000);
    expect(await titles(fan)).toEqual(['N2', 'N1']);
    expect((await tonada.notifications()).map((each) => each.recipientCount)).toEqual([0, 1, 1]);
    await send('N4', day - 1);
    await send('N5', day);
    await send('N6', day + 999);
    expect(await titles(fan)).toEqual(['N5', 'N2', 'N1']);
  });

  // Proves fans: When somebody can get one again
  it('is told beforehand: nobody now, and from when on', async () => {
    await tonada.fan();
    const first = tonada.clock().getTime();
    await send('N1');
    await send('N2', 1000);
    const answer = await tonada.call(
      tonada.artist,
      'GET',
      'promotion/fans/notifications/reach?type=general',
    );
    const freeAt = new Date(first + day).toISOString();
    expect(answer.json()).toEqual({ fans: 0, heldBack: 1, freeAt });
  });

  // Proves fans: The artist gets the number
  it('is reported to the artist as a number of held-back recipients', async () => {
    const heldBack = async (title: string) =>
      (await tonada.notifications()).find((each) => each.title === title)?.heldBackCount;
    const vip = await tonada.fan({ streams: 1000 });
    await tonada.fan();
    await send('N1');
    await send('N2', 1000);
    expect([await heldBack('N1'), await heldBack('N2')]).toEqual([0, 0]);
    // Muting counts as left out only for people whom the notification would have reached.
    await tonada.call(vip, 'PUT', `user/notifications/muted/${faroNorte}`);
    await tonada.fan({ streams: 1000 });
    await send('N3', 2000);
    expect(await heldBack('N3')).toBe(1);
    await send('Solo VIP', 3000, { targetTiers: ['vip'] });
    expect(await heldBack('Solo VIP')).toBe(0);
  });

  // Proves fans: Of each listener and artist
  it('is counted per listener and artist', async () => {
    const vip = await tonada.fan({ streams: 1000 });
    await send('V1', 0, { targetTiers: ['vip'] });
    await send('V2', 1, { targetTiers: ['vip'] });
    const fan = await tonada.fan();
    await addFan(tonada.db, { artistId: 'art_uno', listenerId: vip.id, streams: 1 });
    await send('Para todos', 2);
    await send('De Uno', 3, { artistId: 'art_uno' });
    expect([await titles(vip), await titles(fan)]).toEqual([
      ['De Uno', 'V2', 'V1'],
      ['Para todos'],
    ]);
  });

  // Proves fans: Also of several at once
  it('is held back for simultaneous notifications too', async () => {
    const fan = await tonada.fan();
    const all = Array.from({ length: 6 }, () => tonada.notification());
    await Promise.all(all.map((each) => tonada.send(each)));
    await Promise.all(all.map(({ id }) => handed(id)));
    expect(await titles(fan)).toHaveLength(2);
  });
});
