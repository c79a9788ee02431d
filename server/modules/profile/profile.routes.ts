import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { userProfileSchema } from '#contract/profile.ts';
import type { AppModule } from '../../platform/app.ts';
import { readProfile } from './read-profile.ts';

const paramsSchema = z.strictObject({ id: idSchema });

export const profileRoutes: AppModule = (app, dependencies) => {
  app.get(
    '/api/users/:id',
    {
      config: { access: 'optional' },
      schema: { params: paramsSchema, response: { 200: userProfileSchema } },
    },
    ({ params, viewer }) => readProfile(params.id, viewer, dependencies),
  );
};
