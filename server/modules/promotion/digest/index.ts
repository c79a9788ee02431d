import { defineModule } from '../../../platform/module.ts';
import { digestJobs } from './digest.jobs.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

export const digestModule = defineModule({
  name: 'digest',
  routes: [unsubscribeRoutes],
  jobs: [digestJobs],
});

export { describeNews } from './digest-email.ts';
