import type { AppModule } from '../../platform/app.ts';
import { deviceRoutes } from './device.routes.ts';
import { sessionRoutes } from './session.routes.ts';

/** How people sign in and out, and where they are signed in. */
export const sessionModule: AppModule = async (app, dependencies) => {
  await sessionRoutes(app, dependencies);
  await deviceRoutes(app, dependencies);
};
