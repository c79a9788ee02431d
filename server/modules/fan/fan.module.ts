import type { AppModule } from '../../platform/app.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { fanRoutes } from './fan.routes.ts';
import { participantRoutes } from './participant.routes.ts';

/** Fans of artists, and what they are offered first. See docs/product/fans.md. */
export const fanModule: AppModule = async (app, dependencies) => {
  await fanRoutes(app, dependencies);
  await campaignRoutes(app, dependencies);
  await participantRoutes(app, dependencies);
};
