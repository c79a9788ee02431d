import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { findFigures } from './figures.repository.ts';
import { readProfile } from './read-profile.ts';

export const profileRoutes: AppModule = (app, dependencies) => {
  serve(app, 'GET /users/:id', { access: 'optional' }, ({ params, viewer }) =>
    readProfile(params.id, viewer, dependencies),
  );

  serve(app, 'GET /user/figures', { access: 'listener' }, (request) =>
    findFigures(dependencies.db, getViewer(request).id),
  );
};
