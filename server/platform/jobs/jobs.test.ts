import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Lane } from '#contract/job.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { jobOfLog } from '../logging.ts';
import { addJob, takeJob } from './job.repository.ts';
import { jobTable } from './job.table.ts';
import { findRuns } from './job-state.repository.ts';
import { makeJobs } from './jobs.ts';
import { laneRules } from './lanes.ts';

const tonada = await startTestApp();
const { db, clock } = tonada;
const log = { error: vi.fn<(details: object, message: string) => void>() };
afterAll(() => tonada.close());
beforeEach(async () => {
  await db.delete(jobTable);
  log.error.mockClear();
  hasSpare = true;
});

const rows = () => db.select().from(jobTable).where(eq(jobTable.kind, 'test.send'));
const minutes = (count: number) => count * 60_000;

let hasSpare = true;
const makeServer = () => {
  const disk = { hasSpare: async () => hasSpare };
  return makeJobs({ db, disk, databaseClock: async () => clock(), databaseNow: clock }, log);
};

/** A separate server that runs jobs of the kind `test.send`. */
function server(run: (payload: unknown, signal: AbortSignal) => unknown, every?: number) {
  const jobs = makeServer();
  jobs.define({
    name: 'test.send',
    lane: 'seconds',
    ...(every !== undefined && { every }),
    run: async ({ payload, signal }) => run(payload, signal),
  });
  return jobs;
}

it('runs a job once, at its time, with its payload and its name for the log', async () => {
  const run = vi.fn<(payload: unknown) => unknown>(() => jobOfLog.getStore());
  const jobs = server(run);
  const runAt = new Date(clock().getTime() + minutes(5));
  await addJob(db, { kind: 'test.send', payload: { to: 'nora' }, runAt });
  await jobs.runDue();
  expect(run).not.toHaveBeenCalled();
  clock.advance(minutes(6));
  // Nobody asked for what is repeated.
  await server(run, minutes(1)).runAsked();
  expect(run).not.toHaveBeenCalled();
  await jobs.runAsked();
  await jobs.runDue();
  expect(run.mock.calls).toEqual([[{ to: 'nora' }, expect.any(AbortSignal)]]);
  expect(run).toHaveReturnedWith({ job: 'test.send', attempt: 1 });
  expect(await rows()).toEqual([]);
});

it('waits on a full disk, where its write might stop the database', async () => {
  const run = vi.fn<(payload: unknown) => void>();
  const jobs = server(run);
  await addJob(db, { kind: 'test.send', runAt: clock() });
  hasSpare = false;
  await jobs.runDue();
  expect(run).not.toHaveBeenCalled();
  expect(await rows()).toMatchObject([{ attempts: 0 }]);
  hasSpare = true;
  await jobs.runDue();
  expect(run).toHaveBeenCalledTimes(1);
});

it('is requested in the transaction of its data', async () => {
  const run = vi.fn<(payload: unknown) => void>();
  const rolledBack = db.transaction(async (tx) => {
    await addJob(tx, { kind: 'test.send', runAt: clock() });
    throw new Error('never mind');
  });
  await expect(rolledBack).rejects.toThrow('never mind');
  await server(run).runDue();
  expect(run).not.toHaveBeenCalled();
});

it('runs once if requested twice, and once more if requested while running', async () => {
  const payloads: unknown[] = [];
  const jobs = server(async (payload) => {
    payloads.push(payload);
    if (payloads.length === 1) await addJob(db, { kind: 'test.send', payload: 3, runAt: clock() });
  });
  await addJob(db, { kind: 'test.send', payload: 1, runAt: clock() });
  await addJob(db, { kind: 'test.send', payload: 2, runAt: clock() });
  await jobs.runDue();
  expect(payloads).toEqual([2, 3]);
  expect(await rows()).toEqual([]);
});

it('runs on one of several servers', async () => {
  const done: unknown[] = [];
  const servers = [0, 1, 2].map(() => server((payload) => done.push(payload)));
  for (let key = 0; key < 20; key += 1) {
    await addJob(db, { kind: 'test.send', key: String(key), payload: key, runAt: clock() });
  }
  await Promise.all(servers.map((jobs) => jobs.runDue()));
  expect(done.toSorted((one, other) => Number(one) - Number(other))).toEqual([...Array(20).keys()]);
});

it('is retried after growing pauses, and finally left to the operator', async () => {
  const run = vi.fn<() => void>(() => {
    throw new Error('no post today');
  });
  const jobs = server(run);
  await addJob(db, { kind: 'test.send', runAt: clock() });
  await jobs.runDue();
  await jobs.runDue();
  expect(run).toHaveBeenCalledTimes(1);
  clock.advance(10_000);
  await jobs.runDue();
  expect(run).toHaveBeenCalledTimes(2);
  for (let turn = 0; turn < 20; turn += 1) {
    clock.advance(minutes(60));
    await jobs.runDue();
  }
  expect(run).toHaveBeenCalledTimes(10);
  expect(await rows()).toMatchObject([
    { abandonedAt: expect.any(Date), lastError: 'Error: no post today', leasedUntil: null },
  ]);
  expect(log.error).toHaveBeenCalledTimes(10);

  await addJob(db, { kind: 'test.send', runAt: clock() });
  await jobs.runDue();
  expect(run).toHaveBeenCalledTimes(11);
});

it('of a killed server is taken over when its lease is over', async () => {
  const run = vi.fn<(payload: unknown) => void>();
  await addJob(db, { kind: 'test.send', runAt: clock() });
  await takeJob(db, { kinds: ['test.send'], now: clock(), holder: 'killed' });
  await server(run).runDue();
  expect(run).not.toHaveBeenCalled();
  await db.update(jobTable).set({ leasedUntil: new Date(0) });
  await server(run).runDue();
  expect(run).toHaveBeenCalledTimes(1);
  expect(await rows()).toEqual([]);
});

it('repeats at its interval, for all servers together, also after a failure', async () => {
  const run = vi.fn<(payload: unknown) => void>();
  const servers = [server(run, minutes(60)), server(run, minutes(60))];
  const runAll = () => Promise.all(servers.map((jobs) => jobs.runDue()));
  await runAll();
  expect(run).toHaveBeenCalledTimes(1);
  clock.advance(minutes(59));
  await runAll();
  expect(run).toHaveBeenCalledTimes(1);
  run.mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  clock.advance(minutes(1));
  await runAll();
  expect(run).toHaveBeenCalledTimes(2);
  clock.advance(minutes(1));
  await runAll();
  expect(run).toHaveBeenCalledTimes(3);
});

it('of an unknown kind waits for a server that knows it', async () => {
  await addJob(db, { kind: 'test.send', runAt: clock() });
  const older = makeServer();
  await older.runDue();
  expect(await rows()).toMatchObject([{ attempts: 0, leasedUntil: null }]);
});

it('is told that its server stops, and runs again on the next one', async () => {
  const started = Promise.withResolvers<void>();
  const jobs = server((_payload, signal) => {
    started.resolve();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  });
  await addJob(db, { kind: 'test.send', runAt: clock() });
  jobs.start();
  await started.promise;
  await jobs.stop();
  const run = vi.fn<(payload: unknown) => void>();
  clock.advance(10_000);
  await server(run).runDue();
  expect(run).toHaveBeenCalledTimes(1);
});

describe('lanes', () => {
  /** Kinds that last until they are released. */
  function holding(kinds: readonly { name: string; lane: Lane; deadline?: number }[]) {
    const held = Promise.withResolvers<void>();
    const begun: string[] = [];
    const jobs = makeServer();
    for (const kind of kinds) {
      jobs.define({
        ...kind,
        run: async () => {
          begun.push(kind.name);
          await held.promise;
        },
      });
    }
    onTestFinished(async () => {
      held.resolve();
      await jobs.stop();
    });
    const ask = (kind: string, key = '') => addJob(db, { kind, key, runAt: clock() });
    return { jobs, begun, ask };
  }

  // Proves administration: Lanes do not wait for each other
  it('are not delayed by slower ones, whatever fills these', async () => {
    const slow = (['email', 'minutes', 'hours'] as const).flatMap((lane) =>
      [1, 2, 3, 4, 5].map((number) => ({ name: `test.${lane}-${number}`, lane })),
    );
    const { jobs, begun, ask } = holding(slow);
    for (const { name } of slow) await ask(name);
    const done: string[] = [];
    jobs.define({ name: 'test.publish', lane: 'seconds', run: async () => done.push('publish') });
    clock.advance(10);
    await ask('test.publish');
    jobs.start();
    const places = laneRules.email.atOnce + laneRules.minutes.atOnce + laneRules.hours.atOnce;
    await expect.poll(() => begun.length).toBe(places);
    await expect.poll(() => done).toEqual(['publish']);
    expect(begun).toHaveLength(places);
  });

  it('run other kinds while one takes long, and never two jobs of one kind', async () => {
    const { jobs, begun, ask } = holding([
      { name: 'test.close', lane: 'hours' },
      { name: 'test.encode', lane: 'hours' },
    ]);
    await ask('test.close', '1');
    await ask('test.close', '2');
    clock.advance(10);
    await ask('test.encode');
    clock.advance(10);
    jobs.start();
    await expect.poll(() => begun).toEqual(['test.close', 'test.encode']);
  });

  it('end a run at its deadline, and the next kind follows', async () => {
    const { jobs, ask } = holding([{ name: 'test.send', lane: 'seconds', deadline: 1 }]);
    await ask('test.send');
    await jobs.runDue();
    expect(await rows()).toMatchObject([
      { holder: null, lastError: 'Error: test.send took longer than 0.001 s.' },
    ]);
  });
});

it('leaves its kind’s last run, with its outcome', async () => {
  const jobs = server(() => {
    throw new Error('no post today');
  });
  await addJob(db, { kind: 'test.send', runAt: clock() });
  await jobs.runDue();
  expect((await findRuns(db)).find(({ kind }) => kind === 'test.send')).toMatchObject({
    endedAt: clock(),
    duration: expect.any(Number) as number,
    hasFailed: true,
  });
});

it('follows the database’s clock, and is brought forward if another clock delayed it', async () => {
  const run = vi.fn<(payload: unknown) => void>();
  await server(run, minutes(60)).runDue();
  const ahead = new Date(clock().getTime() + minutes(24 * 60));
  await db.update(jobTable).set({ runAt: ahead });
  await server(run, minutes(60)).runDue();
  expect(run).toHaveBeenCalledTimes(2);
  expect((await rows()).map(({ runAt }) => runAt)).toEqual([
    new Date(clock().getTime() + minutes(60)),
  ]);
});

it('keeps its turn among jobs due at the same time', async () => {
  const done: unknown[] = [];
  const later = (count: number) => new Date(clock().getTime() + minutes(count));
  for (const [key, turn] of [
    ['faro 1', 0],
    ['faro 2', 1],
    ['faro 3', 2],
  ] as const) {
    const payload = { key };
    await addJob(db, { kind: 'test.send', key, payload, runAt: clock(), turnAt: later(turn) });
  }
  await addJob(db, { kind: 'test.send', key: 'mar', payload: { key: 'mar' }, runAt: clock() });
  await server((payload) => done.push((payload as { key: string }).key)).runDue();
  expect(done.indexOf('mar')).toBeLessThan(2);
  expect(done.filter((key) => key !== 'mar')).toEqual(['faro 1', 'faro 2', 'faro 3']);
});
