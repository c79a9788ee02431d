import { afterAll, expect, it } from 'vitest';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { findWaiting } from '../../../platform/jobs/job-state.repository.ts';
import { insertSeeds } from '../../../platform/seeds/seed.repository.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const tonada = await startTestApp({
  config: { demo: false },
  // Without any, it never was a demo.
  prepare: async (db) => void (await insertSeeds(db, ['0001_users'], new Date())),
});
afterAll(() => tonada.close());

// Proves first-run: A demo that is off
it('a demo that is switched off leaves no overdue job', async () => {
  const runAt = new Date('2020-01-01T00:00:00Z');
  await addJob(tonada.db, { kind: 'stories.demo', runAt });
  await tonada.app.jobs.runDue();
  const waiting = await findWaiting(tonada.db, new Date('2020-02-01T00:00:00Z'));
  expect(waiting.filter(({ waitingSince }) => waitingSince !== null)).toEqual([]);
});
