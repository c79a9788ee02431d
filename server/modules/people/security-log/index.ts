import { defineModule } from '../../../platform/module.ts';
import { securityLogJobs } from './security-log.jobs.ts';
import { securityLogRoutes } from './security-log.routes.ts';

export const securityLogModule = defineModule({
  name: 'security-log',
  routes: [securityLogRoutes],
  jobs: [securityLogJobs],
});

export { recordRefusal } from './record-refusal.ts';
export { recordSecurityEvent } from './security-log.repository.ts';
