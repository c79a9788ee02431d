import { defineModule } from '../../platform/module.ts';
import { payoutAccountRoutes } from './payout-account.routes.ts';
import { sendPayoutAccountMails } from './tell-payout-account.ts';

export const payoutAccountModule = defineModule({
  name: 'payout-account',
  routes: [payoutAccountRoutes],
  jobs: [sendPayoutAccountMails],
});

export { describePayoutAccount } from './change-payout-account.ts';
export { findPayoutAccount } from './payout-account.repository.ts';
