import type { AppModule } from '../../platform/app.ts';
import { pitchInboxRoutes } from './pitch-inbox.routes.ts';
import { pitchRoutes } from './pitch.routes.ts';

/** See docs/product/pitching.md. */
export const pitchModule: AppModule = async (app, dependencies) => {
  await pitchRoutes(app, dependencies);
  await pitchInboxRoutes(app, dependencies);
};
