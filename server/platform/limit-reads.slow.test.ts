import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { getStatementLimit, limitStatements } from './database/statement-limit.ts';
import type { Access } from './access.ts';
import { limitReads } from './limit-reads.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());

it('limits statements of reads by everybody, not those of offices or of writes', async () => {
  const app = fastify();
  limitReads(app);
  const config = (access: Access) => ({ config: { access } });
  const answer = async () => String(getStatementLimit());
  app.get('/own', config('listener'), answer);
  app.get('/staff', config({ permission: 'admin.open', right: 'any' }), answer);
  app.post('/own', config('listener'), answer);
  const ask = async (method: 'GET' | 'POST', url: string) =>
    (await app.inject({ method, url })).payload;
  expect(await ask('GET', '/own')).toBe('10000');
  expect(await ask('GET', '/staff')).toBe('Infinity');
  expect(await ask('POST', '/own')).toBe('Infinity');
});

it('ends a statement at its limit, and the database goes on', async () => {
  const { db } = tonada;
  const long = sql`select count(*) from generate_series(1, 1000000000) as one`;
  await expect(limitStatements(50, () => db.execute(long))).rejects.toThrow(
    /Failed query|statement timeout/,
  );
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
