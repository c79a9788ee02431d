import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { pagesPerMinute } from '../limit-rates.ts';
import { useChannel } from './attempt.repository.ts';

let here: TestApp;
let there: TestApp;
let witness: pg.Client;
const messages: string[] = [];

beforeAll(async () => {
  const database = await makeTestDatabase();
  const shared = { ...database, remove: async () => {} };
  here = await startTestApp({ database });
  there = await startTestApp({ database: shared });
  witness = new pg.Client({ connectionString: database.databaseUrl });
  witness.on('notification', ({ payload = '' }) => messages.push(payload));
  await witness.connect();
  await witness.query(`listen ${useChannel}`);
});
afterAll(async () => {
  await witness.end();
  await there.close();
  await here.close();
});

async function look({ app }: TestApp, address: string) {
  const headers = { 'x-forwarded-for': address };
  return (await app.inject({ url: '/nada', headers })).statusCode;
}

async function spend(on: TestApp, address: string, times = pagesPerMinute) {
  for (let index = 0; index < times; index += 1) expect(await look(on, address)).toBe(404);
}

const told = () => messages.map((text) => here.vault.open(text, 'limits')).join(' ');

async function triesUntilRefused(on: TestApp, address: string) {
  await expect.poll(told).toContain(address);
  let tries = 0;
  const next = () => {
    tries += 1;
    return look(on, address);
  };
  await expect.poll(next, { interval: 20 }).toBe(429);
  return tries;
}

/** Connections over which servers wait for messages of limits. */
const findListeners = async () => {
  const { rows } = await here.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()
        and application_name = 'tonada-events' and query = ${`listen ${useChannel}`}`,
  );
  return rows.map(({ pid }) => pid);
};

it('refuses on one server a caller who spent the limit on the other, and tells of no quiet one', async () => {
  await expect.poll(findListeners).toHaveLength(2);
  await spend(here, '203.0.113.8', 5);
  await spend(here, '203.0.113.7');
  expect(await triesUntilRefused(there, '203.0.113.7')).toBeLessThan(pagesPerMinute / 2);
  expect(await look(there, '203.0.113.8')).toBe(404);
  expect(told()).not.toContain('203.0.113.8');
});

it('does so again after the database was away', async () => {
  await expect.poll(findListeners).toHaveLength(2);
  const before = await findListeners();
  for (const pid of before) await here.db.execute(sql`select pg_terminate_backend(${pid}::int)`);
  // One that was cut may be listed for a moment.
  const findNew = async () => (await findListeners()).filter((pid) => !before.includes(pid));
  await expect.poll(findNew).toHaveLength(2);
  await spend(there, '203.0.113.9');
  expect(await triesUntilRefused(here, '203.0.113.9')).toBeLessThan(pagesPerMinute / 2);
});
