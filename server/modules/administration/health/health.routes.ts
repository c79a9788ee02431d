import type { AppModule } from '../../../platform/app.ts';
import { unavailable } from '../../../platform/problems.ts';
import { serviceVersion } from '../../../platform/service-version.ts';
import { serve } from '../../../platform/serve.ts';
import { probe } from './probe.ts';

/** Milliseconds between two looks at a store that failed. */
const pause = 5_000;

export const healthRoutes: AppModule = (app, { db, disk, assets, elapsed }) => {
  const config = {
    access: 'public',
    staysOpen: true,
    isForFirstRun: true,
    skipsQueue: true,
  } as const;
  const isAnswering = probe(db);
  let lookedAt = -Infinity;

  /** Without calls of people nobody would learn that the store is back. */
  function lookAgain() {
    if (elapsed() - lookedAt < pause) return;
    lookedAt = elapsed();
    assets.check().catch(() => undefined);
  }

  serve(app, 'GET /live', config, () => ({ status: 'ok' as const }));
  // The former name, which `answerWhileStarting` does not know.
  serve(app, 'GET /health', config, () => ({ status: 'ok' as const }));

  serve(app, 'GET /seen', config, ({ ip, protocol, host }) => ({ address: ip, protocol, host }));

  serve(app, 'GET /version', config, () => ({ version: serviceVersion }));

  serve(app, 'GET /ready', config, async (request) => {
    if (app.stopping.isOn) throw unavailable();
    try {
      await isAnswering();
      await disk.requireSpare();
    } catch (error) {
      request.log.warn({ err: error }, 'the server is not ready');
      throw unavailable();
    }
    // Most of what people do needs no file, so other servers need not take over.
    if (assets.failure() === null) return { status: 'ok' as const, store: 'ok' as const };
    lookAgain();
    return { status: 'ok' as const, store: 'failing' as const };
  });
};
