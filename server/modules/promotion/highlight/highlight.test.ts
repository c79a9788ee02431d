import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fanLimits } from '#contract/fan-choices.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import {
  fanNotificationTable,
  receivedNotificationTable,
} from '../notification/notification.table.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

describe('the highlights', () => {
  it('is returned to a signed-in user, in few statements', async () => {
    const { headers } = await tonada.signIn();
    const ask = () => tonada.app.inject({ url: '/api/user/highlights', headers });
    expect((await ask()).json()).toMatchObject({ unread: 0 });
    expect(await countStatements(ask)).toBeLessThanOrEqual(6);
  });

  it('counts unread notifications, up to the limit', async () => {
    const { db, clock, app } = tonada;
    const { id: listenerId, headers } = await tonada.signIn();
    await addTracks(db, [{ id: 'trk_1', title: 'Luna', artist: 'Faro Norte' }]);
    const ids = Array.from({ length: fanLimits.unreadMost + 5 }, (_, index) => `notice-${index}`);
    await db.insert(fanNotificationTable).values(
      ids.map((id) => ({
        id,
        artistId: 'art_faro-norte',
        title: 'Sale hoy',
        message: 'Un vals.',
        type: 'new_release' as const,
        targetTiers: [],
        status: 'sent' as const,
        createdAt: clock(),
      })),
    );
    const unread = async () =>
      (await app.inject({ url: '/api/user/highlights', headers })).json<{ unread: number }>()
        .unread;
    const receive = (some: readonly string[], readAt: Date | null) =>
      db.insert(receivedNotificationTable).values(
        some.map((notificationId) => ({
          listenerId,
          notificationId,
          at: clock(),
          isFollower: true,
          readAt,
        })),
      );
    await receive(ids.slice(0, 2), null);
    await receive(ids.slice(2, 4), clock());
    expect(await unread()).toBe(2);
    await receive(ids.slice(4), null);
    expect(await unread()).toBe(fanLimits.unreadMost);
  });

  it('is not available to visitors', async () => {
    expect((await tonada.app.inject('/api/user/highlights')).statusCode).toBe(401);
  });
});
