import { defineModule } from '../../../platform/module.ts';
import { bankMessageRoutes } from './bank-message.routes.ts';
import { bookkeepingRoutes } from './bookkeeping.routes.ts';
import { paymentRunJobs } from './payment-run.jobs.ts';
import { paymentRunRoutes } from './payment-run.routes.ts';

export const paymentRunModule = defineModule({
  name: 'payment-run',
  routes: [paymentRunRoutes, bankMessageRoutes, bookkeepingRoutes],
  jobs: [paymentRunJobs],
});

export { requireSecondPerson } from './require-second-person.ts';
export { findOpenWork, type OpenWork } from './find-open-work.ts';
export { findReturned } from './open-work.repository.ts';
export { orderMonth } from './order-month.ts';
export { forgetRunSigner } from './run-signer.repository.ts';
export { isReckonedWith } from './reckoned-tax.repository.ts';
