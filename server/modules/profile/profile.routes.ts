import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { listenerFiguresSchema, userProfileSchema } from '#contract/profile.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { findFigures } from './figures.repository.ts';
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

  app.get(
    '/api/user/figures',
    { config: { access: 'listener' }, schema: { response: { 200: listenerFiguresSchema } } },
    (request) => findFigures(dependencies.db, getViewer(request).id),
  );
};
