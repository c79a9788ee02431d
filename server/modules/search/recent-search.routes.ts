import { emptyBodySchema } from '#contract/primitives.ts';
import {
  forgottenSearchSchema,
  recentSearchesSchema,
  searchedBodySchema,
} from '#contract/search.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import {
  addRecentSearch,
  deleteRecentSearches,
  findRecentSearches,
} from './recent-search.repository.ts';

const url = '/api/user/searches';
const config = { access: 'listener' } as const;
const response = { 200: recentSearchesSchema };

export const recentSearchRoutes: AppModule = (app, { db, clock }) => {
  app.get(url, { config, schema: { response } }, (request) =>
    findRecentSearches(db, getViewer(request).id),
  );

  app.put(url, { config, schema: { body: searchedBodySchema, response } }, async (request) => {
    const { tx, body } = request;
    const { id: userId } = getViewer(request);
    await addRecentSearch(tx, { userId, query: body.query, now: clock() });
    return findRecentSearches(tx, userId);
  });

  app.delete(
    url,
    { config, schema: { querystring: forgottenSearchSchema, body: emptyBodySchema, response } },
    async (request) => {
      const { tx, query } = request;
      const { id: userId } = getViewer(request);
      await deleteRecentSearches(tx, userId, query.q);
      return findRecentSearches(tx, userId);
    },
  );
};
