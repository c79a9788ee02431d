import { defineModule } from '../../../platform/module.ts';
import { agreementTermJobs } from './agreement-term.jobs.ts';
import { labelAdministrationRoutes } from './label-administration.routes.ts';

export const labelAdministrationModule = defineModule({
  name: 'label-administration',
  routes: [labelAdministrationRoutes],
  jobs: [agreementTermJobs],
});

export { changeLabel } from './change-label.ts';
export { findLabel } from './label-list.repository.ts';
export { writtenFields } from './written-fields.ts';
