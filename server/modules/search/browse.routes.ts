import * as z from 'zod/mini';
import { browsePageSchema, genreIdSchema, moodIdSchema } from '#contract/browse.ts';
import type { AppModule } from '../../platform/app.ts';
import { createBrowse } from './browse.service.ts';

export const browseRoutes: AppModule = (app, dependencies) => {
  const { readGenre, readMood } = createBrowse(dependencies);

  app.get(
    '/api/genres/:id',
    {
      config: { access: 'optional' },
      schema: {
        params: z.strictObject({ id: genreIdSchema }),
        response: { 200: browsePageSchema },
      },
    },
    ({ params, viewer }) => readGenre(params.id, viewer),
  );

  app.get(
    '/api/moods/:id',
    {
      config: { access: 'optional' },
      schema: {
        params: z.strictObject({ id: moodIdSchema }),
        response: { 200: browsePageSchema },
      },
    },
    ({ params, viewer }) => readMood(params.id, viewer),
  );
};
