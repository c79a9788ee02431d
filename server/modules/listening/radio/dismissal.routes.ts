import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { dismiss, findDismissals, restoreDismissed } from './dismissal.repository.ts';

export const dismissalRoutes: AppModule = (app, { db, clock }) => {
  const config = { access: 'listener' } as const;
  serve(app, 'GET /user/dismissals', config, async (request) => ({
    dismissals: await findDismissals(db, getViewer(request).id),
  }));

  serve(app, 'PUT /user/dismissals/:kind/:id', config, async (request) => {
    const wish = { listenerId: getViewer(request).id, ...request.params, now: clock() };
    if (!(await dismiss(request.tx, wish))) throw problem('not-found');
  });

  serve(app, 'DELETE /user/dismissals/:kind/:id', config, async (request) => {
    await restoreDismissed(request.tx, { listenerId: getViewer(request).id, ...request.params });
  });
};
