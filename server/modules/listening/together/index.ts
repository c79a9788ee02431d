import { defineModule } from '../../../platform/module.ts';
import { togetherChanged } from './together.events.ts';
import { togetherJobs } from './together.jobs.ts';
import { togetherRoutes } from './together.routes.ts';

export const togetherModule = defineModule({
  name: 'together',
  routes: [togetherRoutes],
  jobs: [togetherJobs],
  events: [togetherChanged],
});

export { leaveTogether } from './take-part.ts';
export { readNow } from './together.repository.ts';
