import { defineModule } from '../../../platform/module.ts';
import { activePromotionRoutes } from './active-promotion.routes.ts';
import { userAdministrationJobs } from './user-administration.jobs.ts';
import { userAdministrationRoutes } from './user-administration.routes.ts';

export const userAdministrationModule = defineModule({
  name: 'user-administration',
  routes: [userAdministrationRoutes, activePromotionRoutes],
  jobs: [userAdministrationJobs],
});

export { findAccount } from './account-list.repository.ts';
export { asksForProof, changeAccount } from './change-account.ts';
export {
  ConsoleError,
  createAdmin,
  nameTheService,
  readEmail,
  resetAccount,
  setStatus,
} from './console-acts.ts';
export { readRight, setRight } from './console-rights.ts';
export { describeAccount } from './describe-account.ts';
export { describeAdmins } from './describe-admins.ts';
export { monthlyCents } from './monthly-payment.ts';
