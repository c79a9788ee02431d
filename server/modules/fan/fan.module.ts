import type { AppModule } from '../../platform/app.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { fanRoutes } from './fan.routes.ts';
import { participantRoutes } from './participant.routes.ts';
import { tellTurns } from './tell-owners.ts';

const tenMinutes = 600_000;

/** See docs/product/fans.md. */
export const fanModule: AppModule = async (app, dependencies) => {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: 'fans.turn',
    every: tenMinutes,
    run: () => tellTurns(db, clock()),
  });
  await fanRoutes(app, dependencies);
  await campaignRoutes(app, dependencies);
  await participantRoutes(app, dependencies);
};
