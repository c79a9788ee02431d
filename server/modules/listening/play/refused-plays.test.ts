import { afterAll, expect, it } from 'vitest';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { afterPlays } from '../../../testing/after-plays.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { countPlays } from './count-plays.ts';
import { listeningTable } from './listening.table.ts';

const tonada = await startTestApp();
const track = { id: 'trk_luna', duration: 40 };
await addTracks(tonada.db, [{ ...track, title: 'Luna' }]);
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
  await tonada.close();
});

// Proves plays: Refused rather than dropped
it('refuses what it could not count, counts it for operators, and keeps all that it admitted', async () => {
  const [luz, pia] = [await tonada.signIn(), await tonada.signIn()];
  let isAway = true;
  const db = {
    transaction: (...args: Parameters<Db['transaction']>) =>
      isAway ? Promise.reject(new Error('away')) : tonada.db.transaction(...args),
  } as Pick<Db, 'transaction'> as Db;
  const app = {
    addHook: (_: 'onClose', end: () => Promise<void>) => ends.push(end),
    jobs: { define: () => {} },
    log: { error: () => {} },
    refusedPlays: { count: 0 },
    storePlays: {},
  } as unknown as App;
  const { clock } = tonada;
  const plays = countPlays(app, { db, clock, onPlay: async () => {}, most: 1 });
  const span = { track, source: null, device: 'other', isContinuation: false } as const;
  const busy = expect.objectContaining({ status: 503, retryAfter: 5 });
  const told = { trackId: track.id, heard: 1, isPlaying: true };

  plays.admit(luz.id);
  plays.served(luz.id, { ...span, from: 0, to: 10 });
  expect(() => plays.admit(pia.id)).toThrow(busy);
  expect(() => plays.told(pia.id, told)).toThrow(busy);
  expect(app.refusedPlays.count).toBe(2);
  // Who is known is never refused, nor is sound whose sending has begun.
  plays.admit(luz.id);
  plays.told(luz.id, told);
  plays.served(pia.id, { ...span, from: 0, to: 10 });

  isAway = false;
  await expect.poll(afterPlays([app], () => tonada.db.$count(listeningTable))).toBe(2);
  plays.admit('usr_somebody');
});
