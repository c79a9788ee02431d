import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { type FanApp, faroNorte, startFanApp } from '../../../testing/start-fan-app.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';
import { fanNotificationTable, receivedNotificationTable } from './notification.table.ts';

let tonada: FanApp;
beforeAll(async () => {
  tonada = await startFanApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

describe('the list of the bell', () => {
  // Proves notices: One list of both, in parts
  it('has artists’ notifications and decisions by time, each once in parts, even with equal times', async () => {
    const { db } = tonada;
    const me = await tonada.signIn({ role: 'artist' });
    const start = tonada.clock().getTime();
    // Five of each kind at every moment.
    const at = (index: number) => new Date(start + 1000 * Math.floor(index / 5));
    const numbers = Array.from({ length: 30 }, (_, index) => String(index).padStart(2, '0'));
    const notifications = numbers.map((number, index) => ({
      id: `n-${number}-told`,
      artistId: faroNorte,
      title: number,
      message: 'Hola.',
      type: 'general' as const,
      targetTiers: [],
      status: 'sent' as const,
      createdAt: at(index),
    }));
    await db.insert(fanNotificationTable).values(notifications);
    await db.insert(receivedNotificationTable).values(
      notifications.map(({ id: notificationId, createdAt }) => ({
        listenerId: me.id,
        notificationId,
        at: createdAt,
        isFollower: true,
      })),
    );
    await db.insert(decisionNotificationTable).values(
      numbers.map((number, index) => ({
        userId: me.id,
        decisionId: `n-${number}-decided`,
        artistId: faroNorte,
        subject: 'pitch' as const,
        itemId: `pit-${number}`,
        outcome: 'accepted' as const,
        title: number,
        at: at(index),
      })),
    );
    const seen: string[] = [];
    const lengths: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor && `?cursor=${cursor}`;
      let part = await tonada.bell(me, query);
      expect(
        await countStatements(async () => {
          part = await tonada.bell(me, query);
        }),
      ).toBe(3);
      expect(part.unread).toBe(60);
      lengths.push(part.notifications.length);
      seen.push(...part.notifications.map(({ id }) => id));
      cursor = part.nextCursor;
    }
    const toSortKey = (id: string) => [Math.floor(Number(id.slice(2, 4)) / 5), id] as const;
    const expected = numbers
      .flatMap((number) => [`n-${number}-told`, `n-${number}-decided`])
      .toSorted((one, other) => {
        const [[moment, id], [otherMoment, otherId]] = [toSortKey(one), toSortKey(other)];
        return otherMoment - moment || (otherId > id ? 1 : -1);
      });
    expect(lengths).toEqual([20, 20, 20]);
    expect(seen).toEqual(expected);
  });

  // Proves notices: One number of both
  it('counts at most as many unread ones as it lists', async () => {
    const me = await tonada.signIn({ role: 'artist' });
    await tonada.db.insert(decisionNotificationTable).values(
      Array.from({ length: 130 }, (_, index) => ({
        userId: me.id,
        decisionId: `d-${index}`,
        artistId: faroNorte,
        subject: 'canvas' as const,
        itemId: `can-${index}`,
        outcome: 'rejected' as const,
        title: 'Luna',
        at: tonada.clock(),
      })),
    );
    expect((await tonada.bell(me)).unread).toBe(100);
  });
});
