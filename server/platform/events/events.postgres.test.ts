import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { accountChanged } from '../../modules/people/user/user.events.ts';
import { publish } from './events.ts';

let here: TestApp;
let there: TestApp;
let received: string[];

beforeAll(async () => {
  const database = await makeTestDatabase();
  const shared = { ...database, remove: async () => {} };
  here = await startTestApp({ database });
  there = await startTestApp({ database: shared });
  here.app.events.on(accountChanged, () => void received.push('here'));
  there.app.events.on(accountChanged, () => void received.push('there'));
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** Ends the connections on which servers wait for events, as a restart of the database does. */
const cutListeners = () =>
  here.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'tonada-events'`,
  );

it('reaches the server that published before its call ends, and the other one within a second', async () => {
  received = [];
  await inTransaction(here.db, (tx) => publish(tx, accountChanged));
  expect(received).toEqual(['here']);
  await expect.poll(() => received, { timeout: 1_000 }).toContain('there');
});

it('reaches nobody where the transaction rolls back', async () => {
  received = [];
  const failing = inTransaction(here.db, async (tx) => {
    await publish(tx, accountChanged);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await there.app.events.catchUp();
  expect(received).toEqual([]);
});

it('reaches a server that was away, once its connection is back', async () => {
  await expect.poll(cutListeners).toMatchObject({ rowCount: 2 });
  received = [];
  await inTransaction(here.db, (tx) => publish(tx, accountChanged));
  await expect.poll(() => received, { timeout: 5_000 }).toContain('there');
});

// Proves administration: On every server
it('shows a change by staff on one server on the other', async () => {
  const admin = await here.signIn({ role: 'admin' });
  const turn = async (isOn: boolean) => {
    const answer = await here.app.inject({
      method: 'PUT',
      url: '/api/admin/settings/maintenance',
      headers: admin.headers,
      payload: { isOn },
    });
    expect(answer.statusCode).toBe(200);
  };
  const statusThere = async () =>
    (await there.app.inject({ url: '/api/playlists/featured' })).statusCode;
  expect(await statusThere()).toBe(200);
  await turn(true);
  await expect.poll(statusThere, { timeout: 1_000 }).toBe(503);
  await turn(false);
  await expect.poll(statusThere, { timeout: 1_000 }).toBe(200);
});
