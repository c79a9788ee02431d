import { defineModule } from '../../../platform/module.ts';
import { registrationJobs } from './registration.jobs.ts';
import { registrationRoutes } from './registration.routes.ts';

export const registrationModule = defineModule({
  name: 'registration',
  routes: [registrationRoutes],
  jobs: [registrationJobs],
});

export { deleteRegistrationsOf } from './registration.repository.ts';
