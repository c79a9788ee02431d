import { sql } from '#drizzle/orm.ts';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SystemState } from '#contract/system.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { countFigures } from '../../figures/figures/count-figures.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { closeMonths } from '../../money/statement/close-months.ts';
import { findLateClosing } from '../../money/statement/late-closing.ts';
import { serverReportTable } from './server-report.table.ts';
import { reportMetrics } from './server-report.repository.ts';

const tonada = await startTestApp();
const { call } = await startAdministration(tonada);
await addTracks(tonada.db, [{ id: 'trk_1', title: 'Luna', duration: 2 }]);
afterAll(() => tonada.close());

const ask = async () => (await call('GET', 'system')).json<SystemState>();
const later = (seconds: number) => tonada.clock.advance(seconds * 1000);
/** Polls until an answer has fresh service states. */
async function askAnew() {
  later(61);
  const now = tonada.clock().toISOString();
  return eventually(async () => {
    const state = await ask();
    expect(state.checkedAt).toBe(now);
    return state;
  });
}
const getService = async (name: string) =>
  (await askAnew()).services.find(({ service }) => service === name);

describe('the state of the servers', () => {
  // Proves administration: Metrics
  it('is measured on the machine', async () => {
    await ask();
    const [own, ...others] = (await ask()).servers;
    expect(others).toEqual([]);
    expect(own?.name).toMatch(/:3101$/);
    expect(own?.cpu.now).toBeGreaterThanOrEqual(0);
    for (const usage of [own?.memory, own?.storage]) {
      expect(usage?.used).toBeGreaterThan(0);
      expect(usage?.used).toBeLessThanOrEqual(usage?.total ?? 0);
    }
    expect(own?.memory.own).toBeGreaterThan(10_000_000);
    expect(own?.requests.now).toBe(1);
  });

  // Proves administration: Every server
  it('lists every running server of the database', async () => {
    const [own] = (await ask()).servers;
    if (!own) throw new Error('There is no server.');
    const at = tonada.clock().toISOString();
    await reportMetrics(tonada.db, { ...own, name: 'otra:3001', at });
    expect((await ask()).servers.map(({ name }) => name)).toEqual([own.name, 'otra:3001']);
    later(181);
    expect((await ask()).servers.map(({ name }) => name)).toEqual([own.name]);
  });
});

describe('the services', () => {
  // Proves administration: The list of services
  it('are listed with their answers', async () => {
    // The first probes of a busy machine may be slow, which is a warning.
    const { services } = await askAnew();
    expect(services.map(({ service }) => service)).toEqual([
      'api',
      'database',
      'jobs',
      'assets',
      'sound',
      'mail',
      'search',
    ]);
    for (const { service, status, uptime, responseTime, lastFailure } of services) {
      expect([service, status, uptime, lastFailure]).toEqual([service, 'healthy', 1, null]);
      expect(responseTime).toBeGreaterThan(0);
    }
  });

  // Proves administration: Failures
  it('reports its failure, and its history once recovered', async () => {
    const due = new Date(tonada.clock().getTime() - 3_600_000);
    await addJob(tonada.db, { kind: 'release.publish', runAt: due });
    const failing = await getService('jobs');
    expect(failing).toMatchObject({
      status: 'error',
      lastFailure: { at: tonada.clock().toISOString(), reason: 'release.publish: not begun' },
    });
    expect(failing?.uptime).toBeLessThan(1);
    await tonada.db.delete(jobTable);
    expect(await getService('jobs')).toMatchObject({ status: 'warning' });
    later(540);
    expect(await getService('jobs')).toMatchObject({
      status: 'healthy',
      lastFailure: { reason: 'release.publish: not begun' },
    });
  });

  // Proves administration: The cost of a check
  it('are probed once a minute for all viewers, with the time of the probe', async () => {
    const first = await countStatements(askAnew);
    const checkedAt = tonada.clock().toISOString();
    later(60);
    const again = await countStatements(async () => {
      expect((await ask()).checkedAt).toBe(checkedAt);
    });
    // The session and the other servers.
    expect(again).toBe(2);
    expect(first).toBeGreaterThan(again);
  });

  // Proves administration: Nobody waits for a service
  it('do not delay later viewers, who read the last answers during a probe', async () => {
    const { checkedAt } = await askAnew();
    const check = vi.spyOn(tonada.assets, 'check');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    check.mockReturnValue(held);
    later(61);
    for (const look of [1, 2]) {
      expect([look, (await ask()).checkedAt]).toEqual([look, checkedAt]);
      // Other services are probed first.
      await eventually(() => expect(check).toHaveBeenCalledOnce());
    }
    release();
    const now = tonada.clock().toISOString();
    await eventually(async () => expect((await ask()).checkedAt).toBe(now));
    check.mockRestore();
  });
});

describe('a month that is not closed', () => {
  const lateClosing = async () => (await askAnew()).lateClosing;

  // Proves administration: A month that is not closed
  it('is reported a day after its end, with progress, start and reason', async () => {
    const { db, clock } = tonada;
    const listener = await tonada.signIn({ country: 'MX', subscriptionType: 'premium' });
    await addTracks(db, [{ id: 'trk_2', title: 'Marea', artist: 'Otra' }]);
    const [month, since] = ['2026-10', '2026-11-01T00:00:00.000Z'];
    for (const trackId of ['trk_1', 'trk_2']) {
      const playedAt = new Date('2026-10-20T12:00:00Z');
      await recordPlay(db, { listenerId: listener.id, trackId, playedAt });
    }
    await countFigures(db);
    expect(await findLateClosing(db, new Date('2026-11-01T23:59:00Z'))).toBeNull();
    const all = await db.$count(artistTable);
    expect(await lateClosing()).toEqual({
      month,
      since,
      artists: { done: 0, all },
      lastFailure: null,
    });
    await db.execute(
      sql`alter table statement add constraint none check (artist_id <> 'art_otra')`,
    );
    await expect(closeMonths(db, clock())).rejects.toThrow('artists are done. Otra:');
    expect(await lateClosing()).toMatchObject({
      artists: { done: all - 1, all },
      lastFailure: { kind: 'other', artist: 'Otra', reason: expect.stringContaining('none') },
    });
    await db.execute(sql`alter table statement drop constraint none`);
    await closeMonths(db, clock());
    expect(await lateClosing()).toBeNull();
  });
});

// Last, because probes started by its clock may still run afterwards.
describe('the course of the metrics', () => {
  // Proves administration: The last hour
  it('covers an hour, minute by minute, and is shared with the other servers', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    // Files of a worker share timers.
    onTestFinished(() => void vi.useRealTimers());
    await tonada.app.listen({ port: 0 });
    for (let minutes = 1; minutes <= 62; minutes += 1) {
      vi.advanceTimersByTime(60_000);
      const wanted = Math.min(minutes, 60);
      await expect.poll(async () => (await ask()).servers[0]?.requests.hour.length).toBe(wanted);
    }
    vi.useRealTimers();
    const [own] = (await ask()).servers;
    expect(own?.cpu.hour).toHaveLength(60);
    expect(own?.requests.now).toBe(own?.requests.hour.at(-1));
    expect(await tonada.db.$count(serverReportTable)).toBeGreaterThan(0);
  });
});
