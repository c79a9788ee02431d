import * as z from 'zod/mini';
import type { AppModule } from '../../platform/app.ts';
import { unavailable } from '../../platform/problems.ts';
import { probe } from './probe.ts';

const stateSchema = z.object({ status: z.literal('ok') });

export const healthRoutes: AppModule = (app, { db, disk }) => {
  const route = {
    config: { access: 'public', staysOpen: true, isForFirstRun: true },
    schema: { response: { 200: stateSchema } },
  } as const;
  const isAnswering = probe(db);

  app.get('/api/health', route, () => ({ status: 'ok' as const }));

  app.get('/api/ready', route, async (request) => {
    try {
      await isAnswering();
      await disk.requireSpare();
    } catch (error) {
      request.log.warn({ err: error }, 'the server is not ready');
      throw unavailable();
    }
    return { status: 'ok' as const };
  });
};
