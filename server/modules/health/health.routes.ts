import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';

const stateSchema = z.object({ status: z.literal('ok') });

/** For whoever watches the server: `health` says that it runs, `ready` that it can do its work. */
export const healthRoutes: AppModule = (app, { db }) => {
  const route = {
    config: { access: 'public' },
    schema: { response: { 200: stateSchema } },
  } as const;

  app.get('/api/health', route, () => ({ status: 'ok' as const }));

  app.get('/api/ready', route, async (request) => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw problem('server', { status: 503, error: sentences.requests.unavailable });
    }
    return { status: 'ok' as const };
  });
};
