import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '#drizzle/orm.ts';
import type { JobState } from '#contract/job.ts';
import type { SystemState } from '#contract/system.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { laneRules } from '../../../platform/jobs/lanes.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { alarmTable } from './alarm.table.ts';
import { type Alarms, raiseAlarms } from './raise-alarms.ts';

const tonada = await startTestApp();
const { call, lastAction } = await startAdministration(tonada);
afterAll(() => tonada.close());

const later = (seconds: number) => tonada.clock.advance(seconds * 1000);
const noAlarms: Alarms = {
  lanes: [],
  lateClosing: null,
  setAside: [],
  uncounted: [],
  unsignedDay: null,
};

/** Services are probed anew after a minute. */
async function ask() {
  later(61);
  const now = tonada.clock().toISOString();
  return eventually(async () => {
    const state = (await call('GET', 'system')).json<SystemState>();
    expect(state.checkedAt).toBe(now);
    return state;
  });
}

describe('the work behind the scenes', () => {
  const readJobs = async () => (await call('GET', 'jobs')).json<JobState>();
  const act = (name: 'retry' | 'discard', payload: object) =>
    call('POST', `jobs/${name}`, { payload });
  const lost = { kind: 'test.lost', key: '' };
  const runAt = () => tonada.clock();
  beforeAll(() => {
    const run = () => Promise.reject(new Error('no post today'));
    tonada.app.jobs.define({ name: 'test.lost', lane: 'email', run });
  });
  beforeEach(async () => {
    await tonada.db.delete(jobTable);
    await addJob(tonada.db, { ...lost, runAt: runAt() });
  });
  /** Its tenth attempt, after which it is abandoned. */
  async function fail() {
    await tonada.db.update(jobTable).set({ attempts: laneRules.email.attempts - 1 });
    await tonada.app.jobs.runDue();
  }

  // Proves administration: Background jobs
  it('lists each kind with its lane, last run, next and oldest waiting', async () => {
    later(120);
    const { kinds, lanes } = await readJobs();
    expect(kinds.find(({ kind }) => kind === 'test.lost')).toMatchObject({
      lane: 'email',
      isRepeated: false,
      isRunning: false,
      waiting: 1,
      waitingSince: new Date(tonada.clock().getTime() - 120_000).toISOString(),
      abandoned: 0,
    });
    expect(lanes.map(({ lane, isStandingStill }) => [lane, isStandingStill])).toEqual([
      ['seconds', false],
      ['email', false],
      ['minutes', false],
      ['hours', false],
    ]);
    await tonada.app.jobs.runDue();
    const after = await readJobs();
    const at = tonada.clock().toISOString();
    expect(after.kinds.find(({ kind }) => kind === 'test.lost')).toMatchObject({
      lastRun: { at, hasFailed: true },
      nextAt: new Date(tonada.clock().getTime() + 10_000).toISOString(),
      waiting: 0,
    });
    const reason = 'Error: no post today';
    expect(after.failed).toMatchObject([{ ...lost, reason, attempts: 1, abandonedAt: null }]);
  });

  // Proves administration: Abandoned jobs
  it('warns of abandoned work, which can be retried and discarded, and is logged', async () => {
    await fail();
    const { failed, kinds } = await readJobs();
    expect(failed).toMatchObject([
      { ...lost, attempts: laneRules.email.attempts, abandonedAt: expect.any(String) },
    ]);
    expect(kinds.find(({ kind }) => kind === 'test.lost')?.abandoned).toBe(1);
    const { services, abandonedJobs } = await ask();
    expect(services.find(({ service }) => service === 'jobs')).toMatchObject({
      status: 'warning',
      lastFailure: { reason: 'test.lost: Error: no post today' },
    });
    expect(abandonedJobs).toBe(1);
    expect((await act('retry', lost)).statusCode).toBe(204);
    expect((await lastAction())?.action).toBe('job.retry');
    expect((await readJobs()).failed).toMatchObject([{ attempts: 0, abandonedAt: null }]);
    await tonada.app.jobs.runDue();
    expect((await act('discard', lost)).statusCode).toBe(204);
    expect(await lastAction()).toMatchObject({ action: 'job.discard', target: { id: lost.kind } });
    expect((await readJobs()).failed).toEqual([]);
    for (const name of ['retry', 'discard'] as const) {
      expect((await act(name, lost)).statusCode).toBe(404);
    }
  });

  // Proves administration: What cannot be discarded
  it('does not discard what is repeated, nor touch what has not failed', async () => {
    expect((await act('discard', lost)).statusCode).toBe(404);
    expect((await act('retry', lost)).statusCode).toBe(404);
    const repeated = { kind: 'search.refresh', key: '' };
    await tonada.db
      .insert(jobTable)
      .values({ ...repeated, runAt: runAt(), payload: {}, lastError: 'Error' });
    expect((await act('discard', repeated)).statusCode).toBe(404);
    expect((await act('retry', repeated)).statusCode).toBe(204);
  });

  // Proves administration: A lane that stands still
  it('that stands still is an alarm, mailed once to admins with the right', async () => {
    const { db, clock, config } = tonada;
    await tonada.signIn({ role: 'admin', email: 'otro@example.com', rights: ['money'] });
    later(600);
    const stopped = { lane: 'email', isStandingStill: true };
    expect((await readJobs()).lanes[1]).toMatchObject(stopped);
    expect((await ask()).stoppedLanes).toMatchObject([stopped]);
    const alarms = { ...noAlarms, lanes: (await readJobs()).lanes };
    await raiseAlarms({ db, clock, config }, alarms);
    await raiseAlarms({ db, clock, config }, alarms);
    expect(await db.$count(jobTable, eq(jobTable.kind, 'system.alarm'))).toBe(1);
    await tonada.app.jobs.runDue();
    await eventually(() => {
      const [mail, ...more] = readOutbox(config.dataDir, 'jefa@example.com');
      expect(mail).toContain('Están parados los correos.');
      expect(mail).toContain('/admin?tab=system');
      expect(more).toEqual([]);
    });
    expect(readOutbox(config.dataDir, 'otro@example.com')).toEqual([]);
    // Once over, it can be raised again.
    await raiseAlarms({ db, clock, config }, noAlarms);
    expect(await db.$count(alarmTable)).toBe(0);
  });

  // Proves administration: A day on which the chain was not signed
  it('that did not sign the chain is one too', async () => {
    const { db, clock, config } = tonada;
    await raiseAlarms({ db, clock, config }, { ...noAlarms, unsignedDay: '2026-11-20' });
    await tonada.app.jobs.runDue();
    await eventually(() => {
      const mails = readOutbox(config.dataDir, 'jefa@example.com').join();
      expect(mails).toContain('La cadena de extractos y pagos no se firmó el 2026-11-20.');
    });
    await raiseAlarms({ db, clock, config }, noAlarms);
    expect(await db.$count(alarmTable)).toBe(0);
  });
});
