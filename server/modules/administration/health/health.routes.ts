import type { AppModule } from '../../../platform/app.ts';
import { unavailable } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { probe } from './probe.ts';

export const healthRoutes: AppModule = (app, { db, disk, assets }) => {
  const config = { access: 'public', staysOpen: true, isForFirstRun: true } as const;
  const isAnswering = probe(db);

  serve(app, 'GET /health', config, () => ({ status: 'ok' as const }));

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
    const store = assets.failure() === null ? ('ok' as const) : ('failing' as const);
    return { status: 'ok' as const, store };
  });
};
