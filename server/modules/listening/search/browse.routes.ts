import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { createBrowse } from './browse.service.ts';

export const browseRoutes: AppModule = (app, dependencies) => {
  const { readGenre, readMood } = createBrowse(dependencies);

  serve(app, 'GET /genres/:id', { access: 'optional' }, ({ params, viewer }) =>
    readGenre(params.id, viewer),
  );

  serve(app, 'GET /moods/:id', { access: 'optional' }, ({ params, viewer }) =>
    readMood(params.id, viewer),
  );
};
