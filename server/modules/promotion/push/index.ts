import { defineModule } from '../../../platform/module.ts';
import { pushJobs } from './push.jobs.ts';
import { pushRoutes } from './push.routes.ts';

export const pushModule = defineModule({
  name: 'push',
  routes: [pushRoutes],
  jobs: [pushJobs],
});

export { readPushKeys, rotatePushKeys } from './push-keys.repository.ts';
