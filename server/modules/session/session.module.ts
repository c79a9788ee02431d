import type { AppModule } from '../../platform/app.ts';
import { passkeyRoutes } from '../passkey/passkey.routes.ts';
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts';
import { deviceRoutes } from './device.routes.ts';
import { sessionRoutes } from './session.routes.ts';

export const sessionModule: AppModule = async (app, dependencies) => {
  await sessionRoutes(app, dependencies);
  await deviceRoutes(app, dependencies);
  await passkeyRoutes(app, dependencies);
  await secondFactorRoutes(app, dependencies);
};
