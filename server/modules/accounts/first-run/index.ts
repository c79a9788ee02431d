import { defineModule } from '../../../platform/module.ts';
import { serviceRestored, serviceSetUp } from './first-run.events.ts';
import { firstRunRoutes } from './first-run.routes.ts';

export const firstRunModule = defineModule({
  name: 'first-run',
  routes: [firstRunRoutes],
  // A server that was away handles all in this order, and only the first sees that it was empty.
  events: [serviceRestored, serviceSetUp],
});

export { endFirstRun, openFirstRun } from './open-first-run.ts';
export { keepServiceState } from './service-state.ts';
export { changeService, findService, renameHouse } from './service.repository.ts';
