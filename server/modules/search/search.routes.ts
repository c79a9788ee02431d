import * as z from 'zod/mini';
import {
  searchKindSchema,
  searchPageQuerySchema,
  searchPageSchema,
  searchQuerySchema,
  searchResultsSchema,
} from '#contract/search.ts';
import type { AppModule } from '../../platform/app.ts';
import { createSearch } from './search.service.ts';

const paramsSchema = z.strictObject({ kind: searchKindSchema });

export const searchRoutes: AppModule = (app, dependencies) => {
  const { search, searchPage } = createSearch(dependencies);

  app.get(
    '/api/search',
    {
      config: { access: 'optional' },
      schema: { querystring: searchQuerySchema, response: { 200: searchResultsSchema } },
    },
    ({ query, viewer }) => search(query.q, viewer),
  );

  app.get(
    '/api/search/:kind',
    {
      config: { access: 'optional' },
      schema: {
        params: paramsSchema,
        querystring: searchPageQuerySchema,
        response: { 200: searchPageSchema },
      },
    },
    ({ params, query, viewer }) => searchPage({ ...query, ...params }, viewer),
  );
};
