import { defineModule } from '../../../platform/module.ts';
import { ledgerJobs } from './ledger.jobs.ts';
import { ledgerRoutes } from './ledger.routes.ts';

export const ledgerModule = defineModule({
  name: 'ledger',
  routes: [ledgerRoutes],
  jobs: [ledgerJobs],
});

export { endHash } from './ledger.repository.ts';
export { sealAll } from './seal-ledger.ts';
export { findUnsignedDay } from './sign-day.ts';
export { LedgerError, verifyLedger } from './verify-ledger.ts';
