import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { answeredCallTable } from '../../../platform/repeats/answered-call.table.ts';
import { abandonJob, addJob } from '../../../platform/jobs/job.repository.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { peopleNamedIn } from '../../../platform/people-named.repository.ts';
import { deleteAccount } from './delete-account.ts';
import { findPerson } from '../../people/user/index.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());

// Proves personal-data: An index leads to everything
it('an erasure finds a person in every table by an index', async () => {
  const { db } = tonada;
  await tonada.signIn({ role: 'admin' });
  const { id } = await tonada.signIn({ role: 'editorial' });
  const person = await findPerson(db, id);
  if (person === null) throw new Error('There is nobody to erase.');
  const readWhole = await inTransaction(db, async (tx) => {
    // The planner then reads a table whole only where no index leads to the rows.
    await tx.execute(sql`set local enable_seqscan = off`);
    // The figures still hold those of earlier transactions until the engine has stored them.
    const countScans = async () => {
      const { rows } = await tx.execute<{ name: string; scans: number }>(
        sql`select relname as name, seq_scan::int as scans from pg_stat_xact_user_tables order by 1`,
      );
      return new Map(rows.map(({ name, scans }) => [name, scans]));
    };
    const before = await countScans();
    await deleteAccount(tx, tonada, person);
    const after = await countScans();
    return [...after].flatMap(([name, scans]) => (scans > (before.get(name) ?? 0) ? [name] : []));
  });
  expect(readWhole).toEqual([]);
});

// Proves personal-data: An index leads to everything
it('finds whom a job’s key, payload or error names, and nobody in an id of something else', async () => {
  const { clock, db } = tonada;
  const [luz, sol] = [await tonada.signIn({ email: 'luz+1@example.com' }), await tonada.signIn()];
  const job = { kind: 'test.named', runAt: clock() };
  await addJob(db, { ...job, key: `disk:${luz.id}` });
  await addJob(db, { ...job, key: 'payload', payload: { to: ['luz+1@example.com'] } });
  await addJob(db, { ...job, key: 'error' });
  await db.update(jobTable).set({ holder: 'h' }).where(eq(jobTable.key, 'error'));
  const lastError = 'Error: 550 <Luz+1@example.com>: no such user';
  await abandonJob(db, 'h', { at: clock(), lastError });
  await addJob(db, { ...job, key: 'other', payload: { id: newId(), userId: sol.id } });
  const call = { callerId: sol.id, call: '', answeredAt: clock() };
  const address = peopleNamedIn('GET /api/people?email=luz+1@example.com {}');
  await db.insert(answeredCallTable).values({ ...call, key: 'hers', people: address });
  await db.insert(answeredCallTable).values({ ...call, key: 'other' });
  const [other] = await db.select().from(jobTable).where(eq(jobTable.key, 'other'));
  expect(other?.people).toEqual([sol.id]);
  const person = await findPerson(db, luz.id);
  if (person === null) throw new Error('There is nobody to erase.');
  await inTransaction(db, (tx) => deleteAccount(tx, tonada, person));
  const jobs = await db.select().from(jobTable).where(eq(jobTable.kind, job.kind));
  expect(jobs.map(({ key }) => key)).toEqual(['other']);
  const calls = await db.select().from(answeredCallTable);
  expect(calls.map(({ key }) => key)).toEqual(['other']);
});
