import type { AppModule } from '../../platform/app.ts';
import { approvalRoutes } from './approval.routes.ts';
import { marqueeFileRoutes, marqueeUploadRoutes } from './file.routes.ts';
import { marqueeRoutes } from './marquee.routes.ts';
import { sponsoredRoutes } from './sponsored.routes.ts';
import { turnDays } from './tell-campaign.ts';

const tenMinutes = 600_000;

/** See docs/product/marquee.md. */
export const marqueeModule: AppModule = async (app, dependencies) => {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: 'marquee.complete',
    every: tenMinutes,
    run: () => turnDays(db, clock()),
  });
  await marqueeRoutes(app, dependencies);
  await approvalRoutes(app, dependencies);
  await sponsoredRoutes(app, dependencies);
  await marqueeFileRoutes(app, dependencies);
  // Bodies are files, which need their own parsers.
  await app.register(async (scope) => marqueeUploadRoutes(scope, dependencies));
};
