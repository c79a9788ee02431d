import { createHash, timingSafeEqual } from 'node:crypto';
import type { JobState } from '#contract/job.ts';
import type { SystemService } from '#contract/system.ts';
import type { App, AppModule, Dependencies } from '../../../platform/app.ts';
import { readPool } from '../../../platform/database/read-pool.ts';
import { addGauge } from '../../../platform/metrics.ts';
import { problem } from '../../../platform/problems.ts';
import { countQueuedEvents } from '../../listening/figure-event/index.ts';
import { findLastBackup } from './backup-run.repository.ts';
import { readStorage } from './machine.ts';

/** `GET /metrics` for Prometheus, with the token of the setting. See docs/operations/watch.md. */
export const metricsRoutes: AppModule = (app, { config }) => {
  const { metricsToken: token } = config;
  const { metrics } = app;
  if (token === undefined || metrics === undefined) return;
  const wanted = digest(`Bearer ${token}`);
  app.get(
    '/metrics',
    { config: { access: 'public', staysOpen: true, isForFirstRun: true } },
    async ({ headers }, reply) => {
      const isKnown = timingSafeEqual(digest(headers.authorization ?? ''), wanted);
      if (!isKnown) {
        reply.header('www-authenticate', 'Bearer');
        throw problem('unauthorized');
      }
      return reply
        .type(metrics.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.metrics());
    },
  );
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Connections of the jobs; `db` is theirs. */
export const measureJobPool: AppModule = (app, { db }) => addPool(app, 'jobs', db);

function addPool(app: App, pool: 'people' | 'jobs', db: Dependencies['db']) {
  addGauge(app, {
    name: `${pool}_connections`,
    help: `Connections to the database for ${pool}, and calls that wait for one.`,
    label: 'state',
    read: () => readPool(db) ?? {},
  });
}

type Reads = {
  findJobs: () => Promise<JobState>;
  services: () => SystemService[];
};

/** Seconds since a moment. */
const since = (at: string, now: Date) => Math.max(0, (now.getTime() - Date.parse(at)) / 1_000);

/** What Sistema shows, as figures. */
export function addSystemGauges(
  app: App,
  { db, clock, config, databaseClock }: Dependencies,
  { findJobs, services }: Reads,
) {
  let reading: Promise<JobState> | undefined;
  /** Both figures of jobs are asked for at the same time. */
  const readJobs = () => {
    reading ??= findJobs().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  addPool(app, 'people', db);
  addGauge(app, {
    name: 'lane_waiting_seconds',
    help: 'How long the oldest due job of a lane has waited.',
    label: 'lane',
    async read() {
      const [now, { lanes }] = await Promise.all([databaseClock(), readJobs()]);
      return Object.fromEntries(
        lanes.map(({ lane, waitingSince }) => [lane, waitingSince ? since(waitingSince, now) : 0]),
      );
    },
  });
  addGauge(app, {
    name: 'jobs_given_up',
    help: 'Jobs that failed ten times and wait for somebody.',
    async read() {
      const { kinds } = await readJobs();
      return { '': kinds.reduce((sum, { abandoned }) => sum + abandoned, 0) };
    },
  });
  addGauge(app, {
    name: 'plays_waiting',
    help: 'Plays, skips and follows that are stored and not yet in the figures.',
    read: async () => ({ '': await countQueuedEvents(db) }),
  });
  addGauge(app, {
    name: 'plays_refused',
    help: 'Sound and reports that this server refused since its start.',
    read: () => ({ '': app.refusedPlays.count }),
  });
  addGauge(app, {
    name: 'mail_refused',
    help: '1 while the mail server refuses mails.',
    read: () => ({ '': app.mailer?.refusal() ? 1 : 0 }),
  });
  addGauge(app, {
    name: 'disk_bytes',
    help: 'Disk of the data folder.',
    label: 'state',
    async read() {
      const { used, total } = await readStorage(config.dataDir);
      return { used, free: total - used };
    },
  });
  addGauge(app, {
    name: 'backup_age_seconds',
    help: 'Time since the last nightly backup that succeeded; none without one.',
    label: 'kind',
    async read() {
      const { last } = await findLastBackup(db);
      return last ? { nightly: since(last.endedAt.toISOString(), clock()) } : {};
    },
  });
  addGauge(app, {
    name: 'service_up',
    help: 'What Sistema checks once a minute: 1 works, 0 does not.',
    label: 'service',
    read: () =>
      Object.fromEntries(services().map(({ service, status }) => [service, +(status !== 'error')])),
  });
}
