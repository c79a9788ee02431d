import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { accountChanged } from '../../modules/people/user/user.events.ts';
import { openEvents, publish } from './events.ts';

const { app, db, close } = await startTestApp();
afterAll(close);

it('is handled again at the next look where the handler failed', async () => {
  // Without a listener, which on PostgreSQL looks by itself.
  const events = openEvents({ db, databaseUrl: undefined, log: app.log, kinds: [accountChanged] });
  await events.catchUp();
  let tries = 0;
  events.on(accountChanged, () => {
    tries += 1;
    if (tries < 3) throw new Error('not now');
  });
  await inTransaction(db, (tx) => publish(tx, accountChanged));
  expect(tries).toBe(1);
  // The first look reads the event of this server, too.
  await events.catchUp();
  expect(tries).toBe(2);
  await events.catchUp();
  expect(tries).toBe(3);
  await events.catchUp();
  expect(tries).toBe(3);
});

it('is declared by one module, and needs that to be heard', () => {
  const kinds = [accountChanged, { name: accountChanged.name }];
  const open = () => openEvents({ db, databaseUrl: undefined, log: app.log, kinds });
  expect(open).toThrow('Two modules declare the event user.changed.');
  const listen = () => app.events.on({ name: 'piano.tuned' }, () => {});
  expect(listen).toThrow('No module declares the event piano.tuned.');
});
