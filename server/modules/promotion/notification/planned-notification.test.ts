import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeNotificationBody } from '#contract/notification.ts';
import { type FanApp, startFanApp } from '../../../testing/start-fan-app.ts';

let tonada: FanApp;
beforeAll(async () => {
  tonada = await startFanApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const titles = async (who: Awaited<ReturnType<FanApp['fan']>>) =>
  (await tonada.bell(who)).notifications.map((each) => ('title' in each ? each.title : ''));
const minute = 60_000;
const inMinutes = (minutes: number) =>
  new Date(tonada.clock().getTime() + minutes * minute).toISOString();

const change = (id: string, more: Partial<ChangeNotificationBody>, who = tonada.artist) => {
  const { id: _, at: __, ...fields } = tonada.notification();
  return tonada.call(who, 'PUT', `promotion/fans/notifications/${id}`, { ...fields, ...more });
};

describe('a notification', () => {
  // Proves fans: Planned
  it('that is planned is sent at its time', async () => {
    const fan = await tonada.fan();
    const moment = new Date(tonada.clock().getTime() + 3_600_000);
    await tonada.send(tonada.notification({ scheduledDate: moment.toISOString() }));
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual([]);
    expect((await tonada.notifications())[0]).toMatchObject({
      status: 'scheduled',
      sentDate: null,
    });
    tonada.clock.advance(3_600_000);
    await tonada.app.jobs.runDue();
    const again = await tonada.openSession(fan.id);
    expect(await titles(again)).toEqual(['Sale hoy']);
    tonada.clock.advance(-3_600_000);
    expect((await tonada.notifications())[0]).toMatchObject({
      status: 'sent',
      sentDate: moment.toISOString(),
    });
  });

  // Proves fans: Cancelled
  it('that is planned can be cancelled, a sent one cannot', async () => {
    const fan = await tonada.fan();
    const { id, ...rest } = tonada.notification();
    const moment = new Date(tonada.clock().getTime() + 60_000).toISOString();
    await tonada.send({ id, ...rest, scheduledDate: moment });
    const callOff = () =>
      tonada.call(tonada.artist, 'POST', `promotion/fans/notifications/${id}/cancel`);
    expect((await callOff()).statusCode).toBe(204);
    expect((await callOff()).statusCode).toBe(409);
    tonada.clock.advance(60_000);
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual([]);
    expect((await tonada.notifications())[0]?.status).toBe('draft');
    tonada.clock.advance(-60_000);
    const foreign = `promotion/fans/notifications/${id}-other/cancel`;
    expect((await tonada.call(tonada.artist, 'POST', foreign)).statusCode).toBe(404);
  });

  it('that is planned is sent once, as changed, at its new time', async () => {
    const fan = await tonada.fan();
    const { id, ...rest } = tonada.notification();
    await tonada.send({ id, ...rest, scheduledDate: inMinutes(1) });
    const later = { title: 'Sale mañana', scheduledDate: inMinutes(3), version: 1 };
    expect((await change(id, later)).statusCode).toBe(204);
    expect((await tonada.notifications())[0]).toMatchObject({ title: 'Sale mañana', version: 2 });
    tonada.clock.advance(2 * minute);
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual([]);
    tonada.clock.advance(minute);
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual(['Sale mañana']);
    expect((await change(id, {})).statusCode).toBe(409);
    tonada.clock.advance(-3 * minute);
  });

  // Proves fans: Planned anew
  it('that was cancelled can be planned again, or sent', async () => {
    const fan = await tonada.fan();
    const { id, ...rest } = tonada.notification();
    await tonada.send({ id, ...rest, scheduledDate: inMinutes(1) });
    await tonada.call(tonada.artist, 'POST', `promotion/fans/notifications/${id}/cancel`);
    expect((await change(id, { scheduledDate: inMinutes(5) })).statusCode).toBe(204);
    expect((await tonada.notifications())[0]?.status).toBe('scheduled');
    expect((await change(id, { scheduledDate: null })).statusCode).toBe(204);
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual(['Sale hoy']);
  });

  it('is changed by one of two simultaneous editors, and not by others', async () => {
    const { id, ...rest } = tonada.notification();
    await tonada.send({ id, ...rest, scheduledDate: inMinutes(9) });
    const scheduledDate = inMinutes(10);
    expect((await change(id, { scheduledDate, version: 1 })).statusCode).toBe(204);
    expect((await change(id, { scheduledDate, version: 1 })).statusCode).toBe(409);
    const foreign = await tonada.signIn({ role: 'artist' });
    expect((await change(id, { scheduledDate }, foreign)).statusCode).toBe(404);
  });

  // Proves forms: Saved twice: notification, with its state
  // Proves fans: Two devices edit a notification
  it('keeps another device’s changes, and a cancellation that a device has not seen', async () => {
    const { id, ...rest } = tonada.notification();
    const planned = inMinutes(9);
    await tonada.send({ id, ...rest, scheduledDate: planned });
    const url = `promotion/fans/notifications/${id}`;
    const put = (body: ChangeNotificationBody) => tonada.call(tonada.artist, 'PUT', url, body);
    const later = inMinutes(12);
    const moved = { scheduledDate: later, seen: { scheduledDate: planned, status: 'scheduled' } };
    expect((await put(moved)).statusCode).toBe(204);
    const named = { title: 'Casi', seen: { title: rest.title, status: 'scheduled' } };
    expect((await put(named)).statusCode).toBe(204);
    expect((await tonada.notifications())[0]).toMatchObject({
      title: 'Casi',
      scheduledDate: later,
    });
    await tonada.call(tonada.artist, 'POST', `${url}/cancel`);
    const refused = await put({
      message: 'Ya',
      seen: { message: rest.message, status: 'scheduled' },
    });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        fields: { status: 'Alguien la canceló mientras tanto. Si guardas, se programa de nuevo.' },
        current: { status: 'draft' },
      }),
    ]);
    expect((await tonada.notifications())[0]?.status).toBe('draft');
  });

  // Proves fans: How many it reaches
  it('states beforehand how many it would reach, by the same rules', async () => {
    await tonada.fan({ streams: 1000 });
    await tonada.fan({ off: ['social'] });
    const full = await tonada.fan();
    const reach = async (query: string) =>
      (
        await tonada.call(tonada.artist, 'GET', `promotion/fans/notifications/reach?${query}`)
      ).json();
    expect(await reach('type=concert')).toEqual({ fans: 2, heldBack: 0, freeAt: null });
    expect(await reach('type=new_release')).toMatchObject({ fans: 3 });
    expect(await reach('type=concert&tiers=superfan,vip')).toMatchObject({ fans: 1 });
    await tonada.call(full, 'PUT', 'user/notifications/muted/art_faro-norte');
    expect(await reach('type=concert')).toMatchObject({ fans: 1 });
  });
});
