import type { AppModule } from '../../platform/app.ts';
import { unavailable } from '../../platform/problems.ts';
import { serve } from '../../platform/serve.ts';
import { probe } from './probe.ts';

export const healthRoutes: AppModule = (app, { db, disk }) => {
  const isAnswering = probe(db);

  serve(app, 'GET /health', { access: 'public', staysOpen: true, isForFirstRun: true }, () => ({
    status: 'ok' as const,
  }));

  serve(
    app,
    'GET /ready',
    { access: 'public', staysOpen: true, isForFirstRun: true },
    async (request) => {
      try {
        await isAnswering();
        await disk.requireSpare();
      } catch (error) {
        request.log.warn({ err: error }, 'the server is not ready');
        throw unavailable();
      }
      return { status: 'ok' as const };
    },
  );
};
