import type { AppModule } from '../../platform/app.ts';
import { sealLedger } from './seal-ledger.ts';

/** Milliseconds. */
const sealEvery = 3_600_000;

export const ledgerJobs: AppModule = (app, { db }) => {
  app.jobs.define({
    name: 'ledger.seal',
    lane: 'hours',
    every: sealEvery,
    run: ({ signal }) => sealLedger(db, signal),
  });
};
