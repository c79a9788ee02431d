import { defineModule } from '../../../platform/module.ts';
import { dismissalRoutes } from './dismissal.routes.ts';
import { radioJobs } from './radio.jobs.ts';
import { radioRoutes } from './radio.routes.ts';

export const radioModule = defineModule({
  name: 'radio',
  routes: [radioRoutes, dismissalRoutes],
  jobs: [radioJobs],
});

export { chooseSimilar } from './choose-similar.ts';
export { findCandidates, findRecommended } from './radio.repository.ts';
