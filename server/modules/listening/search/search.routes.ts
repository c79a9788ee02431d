import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { createSearch } from './search.service.ts';

export const searchRoutes: AppModule = (app, dependencies) => {
  const { search, searchPage } = createSearch(dependencies);

  serve(app, 'GET /search', { access: 'optional' }, ({ query, viewer }) => search(query.q, viewer));

  serve(app, 'GET /search/:kind', { access: 'optional' }, ({ params, query, viewer }) =>
    searchPage({ ...query, ...params }, viewer),
  );
};
