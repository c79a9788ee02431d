import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { serve } from '../../platform/serve.ts';
import { showSponsored } from '../marquee/index.ts';
import { countUnread } from '../notification/index.ts';
import { findStoryRings } from '../story/index.ts';

export const highlightRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  serve(app, 'GET /user/highlights', { access: 'listener' }, async (request) => {
    const viewer = getViewer(request);
    return {
      unread: await countUnread(db, viewer.id),
      stories: await findStoryRings(db, { listenerId: viewer.id, now: clock() }),
      sponsored: await showSponsored(dependencies, { listenerId: viewer.id, placement: 'home' }),
    };
  });
};
