import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemSchema } from '#contract/problem.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp({ statementTimeout: 8_000 });
});
afterAll(() => tonada.close());

const ask = () => tonada.app.inject('/api/ready');

// Proves watch: Not ready before it stops
it('is not ready once it stops, and still answers', async () => {
  tonada.app.stopping.isOn = true;
  expect((await ask()).statusCode).toBe(503);
  for (const url of ['/api/live', '/api/health'])
    expect((await tonada.app.inject(url)).statusCode).toBe(200);
  tonada.app.stopping.isOn = false;
  expect((await ask()).statusCode).toBe(200);
});

it('reports that it is not ready while the database does not answer, and ready again later', async () => {
  const frozen = tonada.db
    .execute(sql`select count(*) from generate_series(1, 1e12)`)
    .catch((error: unknown) => error);
  const answers = await Promise.all([ask(), ask(), ask()]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(problemSchema.safeParse(answer.json()).success).toBe(true);
  }
  for (const url of ['/api/live', '/api/health'])
    expect((await tonada.app.inject(url)).statusCode).toBe(200);
  expect(await frozen).toBeInstanceOf(Error);
  await expect.poll(async () => (await ask()).statusCode, { timeout: 20_000 }).toBe(200);
});
