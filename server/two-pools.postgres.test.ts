import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase } from './testing/test-database.ts';
import { usualConnections } from './platform/database/connections.ts';
import { type Database, openDatabase } from './platform/database/open-database.ts';

let made: Awaited<ReturnType<typeof makeTestDatabase>>;
let database: Database;
beforeAll(async () => {
  made = await makeTestDatabase();
  database = await openDatabase({
    ...made,
    connections: { people: 2, jobs: usualConnections.jobs },
  });
});
afterAll(async () => {
  await database.close();
  await made.remove();
});

// Proves administration: Jobs have connections of their own
it('answers people while every connection of the jobs is held, and takes no more than allowed', async () => {
  const { db, ofJobs } = database;
  const held = Promise.withResolvers<void>();
  let holding = 0;
  const jobs = Array.from({ length: usualConnections.jobs + 2 }, () =>
    ofJobs.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      holding += 1;
      await held.promise;
    }),
  );
  await expect.poll(() => holding).toBe(usualConnections.jobs);
  const { rows } = await db.execute<{ answer: number }>(sql`select 1 as answer`);
  expect([rows, holding]).toEqual([[{ answer: 1 }], usualConnections.jobs]);
  held.resolve();
  await Promise.all(jobs);
});
