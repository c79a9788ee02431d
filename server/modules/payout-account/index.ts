import { defineModule } from '../../platform/module.ts';
import { payoutAccountRoutes } from './payout-account.routes.ts';
import { sendPayoutAccountEmails } from './notify-payout-account.ts';

export const payoutAccountModule = defineModule({
  name: 'payout-account',
  routes: [payoutAccountRoutes],
  jobs: [sendPayoutAccountEmails],
});

export { describePayoutAccount } from './change-payout-account.ts';
export { findPayoutAccount, findReceiverName, type Receiver } from './payout-account.repository.ts';
