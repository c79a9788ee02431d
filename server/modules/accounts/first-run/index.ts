import { defineModule } from '../../../platform/module.ts';
import { serviceRestored, serviceSetUp } from './first-run.events.ts';
import { firstRunRoutes } from './first-run.routes.ts';

export const firstRunModule = defineModule({
  name: 'first-run',
  routes: [firstRunRoutes],
  events: [serviceSetUp, serviceRestored],
});

export { endFirstRun, openFirstRun } from './open-first-run.ts';
export { keepServiceState } from './service-state.ts';
export { changeService, findService, renameHouse } from './service.repository.ts';
