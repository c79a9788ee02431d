import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveredNotification } from '#contract/notification.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type FanApp, faroNorte, startFanApp } from '../../../testing/start-fan-app.ts';
import { listenerMonthTable } from '../../figures/figures/listener-month.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { fansAtOnce } from './hand-out.repository.ts';
import { handOut } from './hand-out.ts';
import { fanNotificationTable, receivedNotificationTable } from './notification.table.ts';

let tonada: FanApp;
beforeAll(async () => {
  tonada = await startFanApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const titles = async (who: Awaited<ReturnType<FanApp['fan']>>) =>
  (await tonada.bell(who)).notifications.map((each) => ('title' in each ? each.title : ''));

describe('a notification', () => {
  // Proves fans: Delivered, and its fields
  it('reaches the fans with all its fields', async () => {
    const follower = await tonada.fan();
    const listener = await tonada.fan({ isFollowing: false, streams: 3 });
    const stranger = await tonada.signIn();
    const sent = tonada.notification();
    expect((await tonada.send(sent)).json()).toEqual({ id: sent.id });
    await tonada.app.jobs.runDue();
    expect((await tonada.bell(follower)).notifications).toEqual([
      {
        id: sent.id,
        artist: { id: faroNorte, name: 'Faro Norte', image: `/api/images/artist/${faroNorte}` },
        title: 'Sale hoy',
        message: 'Un vals para el final del verano.',
        type: 'new_release',
        at: tonada.clock().toISOString(),
        isRead: false,
        track: { id: 'trk_1', title: 'Luna' },
        reason: 'follower',
        isMuted: false,
      },
    ]);
    expect((await tonada.bell(listener)).notifications).toMatchObject([{ reason: 'listener' }]);
    expect(await titles(stranger)).toEqual([]);
    expect(await tonada.notifications()).toEqual([
      {
        id: sent.id,
        title: 'Sale hoy',
        message: 'Un vals para el final del verano.',
        type: 'new_release',
        scheduledDate: null,
        sentDate: tonada.clock().toISOString(),
        recipientCount: 2,
        heldBackCount: 0,
        openRate: 0,
        clickRate: 0,
        status: 'sent',
        targetTiers: [],
        trackTitle: 'Luna',
        trackId: 'trk_1',
        coverImage: expect.stringMatching(/^\/api\/images\/album\//) as string,
        campaign: null,
        version: 1,
      },
    ]);
  });

  // Proves fans: Tiers of a notification
  it('reaches only its tiers', async () => {
    const [casual, regular, vip] = [
      await tonada.fan({ streams: 99 }),
      await tonada.fan({ streams: 100 }),
      await tonada.fan({ streams: 5000 }),
    ];
    await tonada.send(tonada.notification({ targetTiers: ['regular', 'vip'] }));
    await tonada.app.jobs.runDue();
    expect([await titles(casual), await titles(regular), await titles(vip)]).toEqual([
      [],
      ['Sale hoy'],
      ['Sale hoy'],
    ]);
  });

  // Proves fans: Switches
  it.each([
    ['push', 'new_release', false],
    ['push', 'general', false],
    ['newReleases', 'new_release', false],
    ['newReleases', 'concert', true],
    ['social', 'new_release', true],
    ['social', 'concert', false],
    ['social', 'exclusive', false],
    ['social', 'general', false],
    ['email', 'general', true],
    ['playlists', 'new_release', true],
  ] as const)('with %s switched off, of %s: heard %s', async (off, type, isNotified) => {
    const fan = await tonada.fan({ off: [off] });
    await tonada.send(tonada.notification({ type }));
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual(isNotified ? ['Sale hoy'] : []);
    expect((await tonada.notifications())[0]?.recipientCount).toBe(isNotified ? 1 : 0);
  });

  it('does not reach closed accounts', async () => {
    await tonada.fan({ user: { status: 'suspended' } });
    await tonada.send(tonada.notification());
    await tonada.app.jobs.runDue();
    expect((await tonada.notifications())[0]?.recipientCount).toBe(0);
  });

  // Proves fans: Once
  it('is stored and sent once for 100 simultaneous repeats', async () => {
    const fan = await tonada.fan();
    const sent = tonada.notification();
    const answers = await Promise.all(Array.from({ length: 100 }, () => tonada.send(sent)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await tonada.app.jobs.runDue();
    await tonada.app.jobs.runDue();
    expect(await titles(fan)).toEqual(['Sale hoy']);
  });

  // Proves fans: Bad input of a notification
  it.each<[string, Partial<DeliveredNotification> | Record<string, unknown>]>([
    ['no title', { title: '  ' }],
    ['a title that nobody sees', { title: '\u200B' }],
    ['a title that is too long', { title: 'a'.repeat(101) }],
    ['no message', { message: '' }],
    ['a message that is too long', { message: 'a'.repeat(501) }],
    ['a kind that nobody knows', { type: 'spam' }],
    ['a tier that nobody knows', { targetTiers: ['gold'] }],
    ['a song of somebody else', { trackId: 'trk_3' }],
    ['a moment that there is not', { scheduledDate: '2027-02-29T10:00:00Z' }],
    ['a moment too far away', { scheduledDate: '2028-01-01T10:00:00Z' }],
    ['more than there is', { status: 'sent' }],
  ])('is refused with %s', async (_, wrong) => {
    const sent = { ...tonada.notification(), ...wrong };
    expect((await tonada.send(sent)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await tonada.notifications()).toEqual([]);
  });

  it('keeps markup and right-to-left text unchanged', async () => {
    const fan = await tonada.fan();
    const title = '<b>Hoy</b> \u202Eyoh & אבג';
    await tonada.send(tonada.notification({ title }));
    await tonada.app.jobs.runDue();
    // Bidirectional controls that would reverse the rest of a sentence are removed.
    expect(await titles(fan)).toEqual(['<b>Hoy</b> yoh & אבג']);
  });
});

describe('handing out to many', () => {
  const many = fansAtOnce * 2 + 50;

  beforeAll(async () => {
    await tonada.db.execute(sql`
      insert into ${userTable} (id, email, username, display_name, join_date, created_at)
      select 'usr_many-' || lpad(i::text, 6, '0'), 'many' || i || '@example.com', 'many' || i, 'Fan ' || i,
        '2026-01-01', now() from generate_series(1, ${many}::int) as i`);
  });
  beforeEach(async () => {
    await tonada.db.execute(sql`
      insert into ${listenerMonthTable} (month, listener, artist_id, plan, country, days, streams,
        weights, earned, total, tracks, last_day)
      select '', number, ${faroNorte}, '', '', '{}', '{}', '{}', '{}', 1, '{}', '2026-01-01'
      from ${userTable} where id like 'usr_many-%'`);
  });

  const read = async () => (await tonada.db.select().from(fanNotificationTable))[0];
  const run = (notificationId: string, signal: AbortSignal) =>
    handOut({ ...tonada, notificationId, now: tonada.clock(), signal });

  // Proves fans: Goes on where it was interrupted
  it('resumes after an interruption, and reaches each fan once', async () => {
    const sent = tonada.notification();
    await tonada.send(sent);
    const stopping = new AbortController();
    const { db } = tonada;
    const transaction = db.transaction.bind(db);
    const interrupted = new Proxy(db, {
      get: (target, name, receiver) =>
        name === 'transaction'
          ? (...given: Parameters<typeof transaction>) =>
              transaction(...given).finally(() => stopping.abort())
          : (Reflect.get(target, name, receiver) as unknown),
    });
    const { signal } = stopping;
    const first = handOut({
      ...tonada,
      db: interrupted,
      notificationId: sent.id,
      now: tonada.clock(),
      signal,
    });
    await expect(first).rejects.toThrow(/abort/i);
    expect(await read()).toMatchObject({ recipientCount: fansAtOnce, isDelivered: false });
    await run(sent.id, new AbortController().signal);
    expect(await read()).toMatchObject({ recipientCount: many, isDelivered: true });
    expect(await db.$count(receivedNotificationTable)).toBe(many);
  });

  // Proves fans: Several servers
  it('by concurrent servers reaches each fan once', async () => {
    const sent = tonada.notification();
    await tonada.send(sent);
    const { signal } = new AbortController();
    await Promise.all([run(sent.id, signal), run(sent.id, signal), run(sent.id, signal)]);
    expect(await read()).toMatchObject({ recipientCount: many, isDelivered: true });
    expect(await tonada.db.$count(receivedNotificationTable)).toBe(many);
  });
});

describe('the bell', () => {
  // Proves fans: Each person once
  it('counts opening and following the link once per user', async () => {
    const fans = [await tonada.fan(), await tonada.fan(), await tonada.fan()];
    const [one, other] = fans;
    if (!one || !other) throw new Error('Nobody is there.');
    const { id } = tonada.notification();
    await tonada.send({ ...tonada.notification(), id });
    await tonada.app.jobs.runDue();
    const act = (who: typeof one, name: string) =>
      tonada.call(who, 'POST', `user/notifications/${id}/${name}`);
    expect((await act(one, 'open')).json()).toEqual({ unread: 0 });
    await Promise.all(Array.from({ length: 10 }, () => act(one, 'open')));
    await Promise.all(Array.from({ length: 10 }, () => act(other, 'click')));
    expect((await tonada.notifications())[0]).toMatchObject({ openRate: 66.7, clickRate: 33.3 });
    expect((await act(await tonada.signIn(), 'open')).statusCode).toBe(404);
  });

  // Proves fans: All read
  it('marks all as read without counting as opened', async () => {
    const fan = await tonada.fan();
    await tonada.send(tonada.notification());
    await tonada.send(tonada.notification({ title: 'Mañana' }));
    await tonada.app.jobs.runDue();
    expect((await tonada.bell(fan)).unread).toBe(2);
    expect((await tonada.call(fan, 'POST', 'user/notifications/read')).json()).toEqual({
      unread: 0,
    });
    expect((await tonada.bell(fan)).notifications.map(({ isRead }) => isRead)).toEqual([
      true,
      true,
    ]);
    expect((await tonada.notifications()).map(({ openRate }) => openRate)).toEqual([0, 0]);
  });

  it('lists in parts, the latest first, in a constant number of statements', async () => {
    const fan = await tonada.fan();
    for (let each = 1; each <= 45; each += 1) {
      await tonada.send(tonada.notification({ title: `N${each}` }));
      tonada.clock.advance(1000);
    }
    await tonada.app.jobs.runDue();
    await tonada.db.execute(sql`
      insert into ${receivedNotificationTable} (listener_id, notification_id, at, is_follower)
      select ${fan.id}, id, created_at, true from ${fanNotificationTable} on conflict do nothing`);
    const all: string[] = [];
    let query = '';
    do {
      const { notifications, nextCursor } = await tonada.bell(fan, query);
      all.push(...notifications.map((each) => ('title' in each ? each.title : '')));
      query = nextCursor === null ? '' : `?cursor=${nextCursor}`;
    } while (query !== '');
    expect(all).toEqual(Array.from({ length: 45 }, (_, index) => `N${45 - index}`));
    expect(await countStatements(() => tonada.bell(fan))).toBeLessThanOrEqual(6);
    expect((await tonada.call(fan, 'GET', 'user/notifications?cursor=x')).statusCode).toBe(400);
    tonada.clock.advance(-45_000);
  });

  // Proves fans: Deleted with the account
  it('is deleted with the account', async () => {
    const fan = await tonada.fan();
    await tonada.send(tonada.notification());
    await tonada.app.jobs.runDue();
    await tonada.db.delete(userTable).where(sql`id = ${fan.id}`);
    expect(await tonada.db.$count(receivedNotificationTable)).toBe(0);
  });
});
