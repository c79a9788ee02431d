import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { findUpcomingConcerts } from '../concert/index.ts';
import { findOffers, findTier } from '../fan/index.ts';
import { findStoryState } from '../story/index.ts';

/** A call of its own, because the artist's page does not wait for it. */
export const artistHighlightRoutes: AppModule = (app, { db, clock }) => {
  serve(
    app,
    'GET /artists/:id/highlights',
    { access: 'optional' },
    async ({ params: { id: artistId }, viewer }) => {
      const findOwnTier = async () =>
        viewer && (await findTier(db, { artistId, listenerId: viewer.id }));
      const now = clock();
      const [concerts, story, campaigns] = await Promise.all([
        findUpcomingConcerts(db, { artistId, now, tierOfViewer: findOwnTier }),
        findStoryState(db, { artistId, listenerId: viewer && viewer.id, now }),
        viewer ? findOffers(db, { artistId, viewer, now }) : [],
      ]);
      return { concerts, ...story, campaigns };
    },
  );
};
