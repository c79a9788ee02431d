import { searchQuerySchema, searchResultsSchema } from '#contract/search.ts';
import type { AppModule } from '../../platform/app.ts';
import { createSearch } from './search.service.ts';

export const searchRoutes: AppModule = (app, dependencies) => {
  const search = createSearch(dependencies);

  app.get(
    '/api/search',
    {
      config: { access: 'optional' },
      schema: { querystring: searchQuerySchema, response: { 200: searchResultsSchema } },
    },
    ({ query, viewer }) => search(query.q, viewer),
  );
};
