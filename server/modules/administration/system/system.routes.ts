import type { JobState } from '#contract/job.ts';
import {
  type FileLookState,
  type LateClosing,
  type SetAside,
  type SystemService,
  type SystemState,
  systemStateSchema,
  type Uncounted,
} from '#contract/system.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { serviceVersion } from '../../../platform/service-version.ts';
import { findUncounted } from '../../figures/figures/index.ts';
import { findUnsignedDay } from '../../money/ledger/index.ts';
import { findLateClosing, findSetAside } from '../../money/statement/index.ts';
import { type Backups, describeBackups } from './describe-backups.ts';
import { describeLook } from './describe-look.ts';
import { addSystemGauges } from './metrics.routes.ts';
import { measureServer } from './measure-server.ts';
import { countPageTimes, describeScreens } from './page-times.ts';
import { takePageTimes } from './page-times.routes.ts';
import { getProbes } from './probes.ts';
import { raiseAlarms } from './raise-alarms.ts';
import { readJobs } from './read-jobs.ts';
import { findOthers, forgetServers, reportMetrics } from './server-report.repository.ts';
import { getNewerVersion, watchReleases } from './watch-releases.ts';
import { describeService, watchService } from './watch-service.ts';

/** Milliseconds. */
const minute = 60_000;

/** See docs/product/administration.md. */
export const systemRoutes: AppModule = (app, dependencies) => {
  const { db, clock, elapsed, config } = dependencies;
  const meter = measureServer({ config, clock, counts: app.callCounts });
  const pageTimes = countPageTimes(clock);
  takePageTimes(app, dependencies, pageTimes);
  let jobs: JobState | undefined;
  const findJobs = async () => {
    jobs = await readJobs({ ...dependencies, jobs: app.jobs });
    return jobs;
  };
  const services = getProbes(dependencies, findJobs, app.mailer).map((probe) =>
    watchService(probe, clock),
  );
  let probedAt: number | undefined;
  let checkedAt: string | undefined;
  let lateClosing: LateClosing | null = null;
  let setAside: SetAside[] = [];
  let uncounted: Uncounted[] = [];
  let unsignedDay: string | null = null;
  let backups: Backups = {};
  let files: FileLookState | null = null;
  let probing: Promise<unknown> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Concurrent probes would slow each other down. */
  async function probeEach() {
    probedAt = elapsed();
    const startedAt = clock().toISOString();
    for (const { probe } of services) await probe();
    // The database's own probe reports this failure.
    lateClosing = await findLateClosing(db, clock()).catch(() => lateClosing);
    setAside = await findSetAside(db)
      .then((rows) => rows.map(({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null })))
      .catch(() => setAside);
    uncounted = await findUncounted(db)
      .then((rows) => rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })))
      .catch(() => uncounted);
    unsignedDay = await findUnsignedDay(db, clock()).catch(() => unsignedDay);
    backups = await describeBackups(dependencies, jobs).catch(() => backups);
    files = await describeLook(db).catch(() => files);
    checkedAt = startedAt;
  }

  function probeAll() {
    probing ??= probeEach().finally(() => {
      probing = undefined;
    });
    return probing;
  }

  async function endMinute() {
    await meter.endMinute();
    await probeAll();
    await raiseAlarms(dependencies, {
      lanes: jobs?.lanes ?? [],
      lateClosing,
      setAside,
      uncounted,
      unsignedDay,
      failedBackup: backups.failedBackup ?? null,
      files,
    });
    await reportMetrics(db, { ...(await meter.read()), pageTimes: pageTimes.read() });
    await forgetServers(db, clock());
  }

  function describeCalls(): SystemService {
    const { calls: all, failed, lastFailure } = app.callCounts;
    // The API answers this call.
    const known = { all, failed, isDown: false, responseTime: meter.answerTime(), lastFailure };
    return describeService('api', known, clock());
  }

  addSystemGauges(app, dependencies, {
    findJobs,
    services: () => services.map(({ describe }) => describe()),
  });

  app.addHook('onListen', (done) => {
    timer = setInterval(() => {
      endMinute().catch((err: unknown) => app.log.warn({ err }, 'the server was not measured'));
    }, minute);
    done();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  watchReleases(app, dependencies);

  app.get(
    '/api/admin/system',
    {
      config: { access: { permission: 'admin.open', right: 'service' } },
      schema: { response: { 200: systemStateSchema } },
    },
    async () => {
      if (checkedAt === undefined) await probeAll();
      // Probes may take seconds, so callers get the last result.
      else if (probedAt === undefined || elapsed() - probedAt > minute) void probeAll();
      const own = await meter.read();
      const others = await findOthers(db, own.name, clock());
      return {
        servers: [own, ...others],
        services: [describeCalls(), ...services.map(({ describe }) => describe())],
        checkedAt,
        lateClosing,
        setAside,
        uncounted,
        unsignedDay,
        version: serviceVersion,
        newerVersion: getNewerVersion(db),
        ...backups,
        files,
        refusedMails: describeRefusal(app.mailer),
        stoppedLanes: jobs?.lanes.filter(({ isStandingStill }) => isStandingStill) ?? [],
        refusedPlays: app.refusedPlays.count,
        screens: config.fieldFigures
          ? describeScreens([
              pageTimes.read(),
              ...others.map(({ pageTimes: counted = {} }) => counted),
            ])
          : null,
        abandonedJobs: jobs?.kinds.reduce((sum, { abandoned }) => sum + abandoned, 0) ?? 0,
      };
    },
  );
};

function describeRefusal(mailer: Mailer | null): SystemState['refusedMails'] {
  const refusal = mailer?.refusal() ?? null;
  return refusal && { at: refusal.at.toISOString(), reason: refusal.reason };
}
