import { afterAll, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());

const { db, app } = tonada;

/** A second day of a busy queue: each job is written once and deleted. */
async function spendDay() {
  await db.execute(sql`
    insert into job (kind, key, run_at, payload)
    select 'test.day', n::text, now() + interval '1 year', '{}' from generate_series(1, 5000) n`);
  await db.execute(sql`delete from job where kind = 'test.day'`);
  // The engine counts them for others at most once a second.
  await db.execute(sql`select pg_stat_force_next_flush()`);
}

async function measure() {
  const { rows } = await db.execute<{ bytes: number; analysed: boolean }>(sql`
    select pg_table_size('job')::int as bytes, last_analyze is not null as analysed
    from pg_stat_user_tables where relname = 'job'`);
  return rows[0];
}

const tidy = () =>
  app.jobs
    .kinds()
    .find(({ name }) => name === 'system.tidy')
    ?.run({ payload: null, attempt: 1, signal: new AbortController().signal });

// Proves administration: An embedded database is kept tidy
it('a table of which rows come and go is as large after ten days as after one, and is analysed', async () => {
  await spendDay();
  await tidy();
  const first = await measure();
  expect(first?.analysed).toBe(true);
  for (let day = 2; day <= 10; day += 1) {
    await spendDay();
    await tidy();
  }
  expect((await measure())?.bytes).toBeLessThanOrEqual((first?.bytes ?? 0) * 1.3);
});

it('leaves tables alone of which little changed', async () => {
  await tidy();
  const read = async () =>
    (
      await db.execute<{ times: string }>(
        sql`select sum(vacuum_count + analyze_count)::text as times from pg_stat_user_tables`,
      )
    ).rows;
  const before = await read();
  await tidy();
  expect(await read()).toEqual(before);
});
