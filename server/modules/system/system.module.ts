import { type LateClosing, type SystemService, systemStateSchema } from '#contract/system.ts';
import type { AppModule } from '../../platform/app.ts';
import { findLateClosing } from '../statement/late-closing.ts';
import { measureServer } from './measure-server.ts';
import { probesOf } from './probes.ts';
import { findOthers, forgetServers, tellMetrics } from './server-report.repository.ts';
import { describeService, watchService } from './watch-service.ts';

/** Milliseconds of a minute, after which everything is measured and asked anew, whoever looks. */
const minute = 60_000;

/** How the servers and what they need are doing. See docs/product/administration.md. */
export const systemModule: AppModule = (app, dependencies) => {
  const { db, clock, elapsed, config } = dependencies;
  const meter = measureServer({ config, clock, counts: app.callCounts });
  const services = probesOf(dependencies).map((probe) => watchService(probe, clock));
  let probedAt: number | undefined;
  let checkedAt: string | undefined;
  let lateClosing: LateClosing | null = null;
  let probing: Promise<unknown> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** One after the other, or each would wait for the others and seem slow. */
  async function probeEach() {
    probedAt = elapsed();
    const begunAt = clock().toISOString();
    for (const { probe } of services) await probe();
    // Without the database the service of that name says so.
    lateClosing = await findLateClosing(db, clock()).catch(() => lateClosing);
    checkedAt = begunAt;
  }

  /** Asks every service, once for all who want to know. */
  function probeAll() {
    probing ??= probeEach().finally(() => {
      probing = undefined;
    });
    return probing;
  }

  async function endMinute() {
    await meter.endMinute();
    await probeAll();
    await tellMetrics(db, await meter.read());
    await forgetServers(db, clock());
  }

  function describeCalls(): SystemService {
    const { calls: all, failed, lastFailure } = app.callCounts;
    // It answers whoever asks.
    const known = { all, failed, isDown: false, responseTime: meter.answerTime(), lastFailure };
    return describeService('api', known, clock());
  }

  app.addHook('onListen', (done) => {
    timer = setInterval(() => {
      endMinute().catch((err: unknown) => app.log.warn({ err }, 'the server was not measured'));
    }, minute);
    done();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  app.get(
    '/api/admin/system',
    {
      config: { access: { permission: 'admin.open', right: 'service' } },
      schema: { response: { 200: systemStateSchema } },
    },
    async () => {
      if (checkedAt === undefined) await probeAll();
      // A probe may take seconds, and many may look: they get what is known, and when it was found.
      else if (probedAt === undefined || elapsed() - probedAt > minute) void probeAll();
      const own = await meter.read();
      const others = await findOthers(db, own.name, clock());
      return {
        servers: [own, ...others],
        services: [describeCalls(), ...services.map(({ describe }) => describe())],
        checkedAt,
        lateClosing,
      };
    },
  );
};
