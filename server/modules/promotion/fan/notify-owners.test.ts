import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDecisions } from '../../../testing/read-bell.ts';
import { type FanApp, startFanApp } from '../../../testing/start-fan-app.ts';
import { notifyStartsAndEnds } from './notify-owners.ts';

let tonada: FanApp;
beforeAll(async () => {
  tonada = await startFanApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const readNotifications = async () =>
  (await readDecisions(tonada, tonada.artist)).map(
    ({ subject, outcome, title }) => `${subject} ${outcome} ${title}`,
  );
const day = 24 * 3_600_000;
const later = (days: number) => new Date(tonada.clock().getTime() + days * day);
const dayIn = (days: number) => later(days).toISOString().slice(0, 10);

describe('a Fans First campaign', () => {
  // Proves fans: Begin and end are notified
  it('notifies its artist of its planned start and its end, once each', async () => {
    await tonada.active({ startDate: dayIn(2), endDate: dayIn(4) });
    await notifyStartsAndEnds(tonada.db, later(1));
    expect(await readNotifications()).toEqual([]);
    for (const days of [2, 2.2, 3, 4]) await notifyStartsAndEnds(tonada.db, later(days));
    expect(await readNotifications()).toEqual(['campaign begun Escúchalo antes']);
    for (const days of [5, 5.5, 6]) await notifyStartsAndEnds(tonada.db, later(days));
    expect(await readNotifications()).toEqual([
      'campaign over Escúchalo antes',
      'campaign begun Escúchalo antes',
    ]);
  });

  // Proves fans: Activated by hand
  it('does not notify its artist of a start by themselves', async () => {
    await tonada.active({ startDate: dayIn(0), endDate: dayIn(4) });
    await notifyStartsAndEnds(tonada.db, later(0.1));
    expect(await readNotifications()).toEqual([]);
  });

  // Proves fans: Full
  it('notifies its artist once that it is full, however often somebody leaves and returns', async () => {
    const id = await tonada.active({ maxParticipants: 2, startDate: dayIn(0), endDate: dayIn(4) });
    const [one, two] = [await tonada.fan(), await tonada.fan()];
    await tonada.call(one, 'POST', `user/campaigns/${id}/join`, {});
    expect(await readNotifications()).toEqual([]);
    for (let round = 0; round < 3; round += 1) {
      await tonada.call(two, 'POST', `user/campaigns/${id}/join`, {});
      await tonada.call(two, 'POST', `user/campaigns/${id}/leave`);
    }
    expect(await readNotifications()).toEqual(['campaign full Escúchalo antes']);
  });
});
