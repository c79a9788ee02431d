import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { publish } from './events.ts';

const { app, db, close } = await startTestApp();
afterAll(close);

it('is handled again at the next look where the handler failed', async () => {
  const tuned = { name: 'piano.tuned' };
  let tries = 0;
  app.events.on(tuned, () => {
    tries += 1;
    if (tries < 3) throw new Error('not now');
  });
  await inTransaction(db, (tx) => publish(tx, tuned));
  expect(tries).toBe(1);
  // The first look reads the event of this server, too.
  await app.events.catchUp();
  expect(tries).toBe(2);
  await app.events.catchUp();
  expect(tries).toBe(3);
  await app.events.catchUp();
  expect(tries).toBe(3);
});
