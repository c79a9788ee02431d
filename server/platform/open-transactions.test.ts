import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { afterCommit } from './database/in-transaction.ts';
import { openTransactions } from './open-transactions.ts';

const { db, close } = await startTestApp();
const app = fastify();
afterAll(() => app.close().then(close));

const response = { 201: {} };
let tries = 0;
let done: string[] = [];

beforeAll(() => {
  openTransactions(app, db);
  app.post('/written', { schema: { response } }, async ({ tx }) => {
    tries += 1;
    await tx.execute(sql`insert into event (id, name) values ('1', 'written')`);
    await afterCommit(tx, () => void done.push('told'));
    if (tries === 1) throw Object.assign(new Error('lost'), { code: '40001' });
  });
  app.post('/failed', { schema: { response } }, async ({ tx }) => {
    await tx.execute(sql`insert into event (id, name) values ('2', 'failed')`);
    await afterCommit(tx, () => void done.push('told'));
    throw new Error('no');
  });
  app.post('/sent', { schema: { response } }, async (_request, reply) => reply.send({}));
  app.get('/read', async ({ tx }) => Boolean(tx));
  const own = { config: { opensTransaction: true }, schema: { response } } as const;
  app.post('/own', own, async ({ tx }) => Boolean(tx));
  app.post('/done', own, async () => undefined);
});
beforeEach(() => {
  tries = 0;
  done = [];
});

const getStatus = async (method: 'GET' | 'POST', url: string) =>
  (await app.inject({ method, url })).statusCode;

async function count(name: string) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from event where name = ${name}`,
  );
  return rows[0]?.count;
}

it('writes once and answers as declared, even if the first try lost against another call', async () => {
  expect(await getStatus('POST', '/written')).toBe(201);
  expect([tries, await count('written'), done]).toEqual([2, 1, ['told']]);
});

it('writes and tells nothing where the handler fails', async () => {
  expect(await getStatus('POST', '/failed')).toBe(500);
  expect([await count('failed'), done]).toEqual([0, []]);
});

it('refuses an answer before the commit', async () => {
  expect(await getStatus('POST', '/sent')).toBe(500);
});

it.each(['/read', '/own'] as const)('opens none for %s', async (url) => {
  expect(await getStatus(url === '/read' ? 'GET' : 'POST', url)).toBe(500);
});

it('answers as declared where the route opens its transaction itself', async () => {
  expect(await getStatus('POST', '/done')).toBe(201);
});

it('refuses a writing route without a single successful answer', () => {
  const other = fastify();
  openTransactions(other, db);
  expect(() => other.post('/none', async () => null)).toThrow(/no single successful answer/);
});
