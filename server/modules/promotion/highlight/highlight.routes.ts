import { getViewer, type Viewer } from '../../../platform/access.ts';
import type { AppModule, Dependencies } from '../../../platform/app.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { serve } from '../../../platform/serve.ts';
import { showSponsored } from '../marquee/index.ts';
import { countUnread } from '../notification/index.ts';
import { findStoryRings } from '../story/index.ts';

export type CountWaiting = (
  dependencies: Dependencies & { mailer: Mailer | null },
  viewer: Viewer,
) => Promise<number>;

export const highlightRoutes =
  (countWaiting: CountWaiting): AppModule =>
  (app, dependencies) => {
    const { db, clock } = dependencies;
    serve(app, 'GET /user/highlights', { access: 'listener' }, async (request) => {
      const viewer = getViewer(request);
      return {
        unread: await countUnread(db, viewer.id, clock()),
        waiting: await countWaiting({ ...dependencies, mailer: app.mailer }, viewer),
        stories: await findStoryRings(db, { listenerId: viewer.id, now: clock() }),
        sponsored: await showSponsored(dependencies, { listenerId: viewer.id, placement: 'home' }),
      };
    });
  };
