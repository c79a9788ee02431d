import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import {
  addRecentSearch,
  deleteRecentSearches,
  findRecentSearches,
} from './recent-search.repository.ts';
const config = { access: 'listener' } as const;

export const recentSearchRoutes: AppModule = (app, { db, clock }) => {
  serve(app, 'GET /user/searches', config, (request) =>
    findRecentSearches(db, getViewer(request).id),
  );

  serve(app, 'PUT /user/searches', config, async (request) => {
    const { tx, body } = request;
    const { id: userId } = getViewer(request);
    await addRecentSearch(tx, { userId, query: body.query, now: clock() });
    return findRecentSearches(tx, userId);
  });

  serve(app, 'DELETE /user/searches', config, async (request) => {
    const { tx, query } = request;
    const { id: userId } = getViewer(request);
    await deleteRecentSearches(tx, userId, query.q);
    return findRecentSearches(tx, userId);
  });
};
