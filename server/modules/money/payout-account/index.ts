import { defineModule } from '../../../platform/module.ts';
import { payoutAccountRoutes } from './payout-account.routes.ts';
import { sendPayoutAccountEmails } from './notify-payout-account.ts';

export const payoutAccountModule = defineModule({
  name: 'payout-account',
  routes: [payoutAccountRoutes],
  jobs: [sendPayoutAccountEmails],
});

export { describeAccount } from './change-payout-account.ts';
export { findPayoutAccount, findPeople } from './payout-account.repository.ts';
export { type Account, openAccount, sealAccount } from './sealed-account.ts';
export { forgetAccounts } from './forgotten-account.repository.ts';
