import { sql } from '#drizzle/orm.ts';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { addJobs, takeJob } from './job.repository.ts';
import { jobTable } from './job.table.ts';

const tonada = await startTestApp();
const { db, clock } = tonada;
afterAll(() => tonada.close());

// The planner may read a queue once for each of its rows, and so take more than it is asked for.
it('takes one job, whatever the planner chooses', async () => {
  await db.delete(jobTable);
  const keys = ['a', 'b', 'c', 'd'];
  await addJobs(
    db,
    keys.map((key) => ({ kind: 'test.send', key, runAt: clock() })),
  );
  await inTransaction(db, async (tx) => {
    for (const choice of ['hashagg', 'sort', 'hashjoin', 'mergejoin', 'material'])
      await tx.execute(sql.raw(`set local enable_${choice} = off`));
    await takeJob(tx, { kinds: ['test.send'], now: clock(), holder: 'one' });
  });
  expect(await db.$count(jobTable, sql`holder = 'one'`)).toBe(1);
});
