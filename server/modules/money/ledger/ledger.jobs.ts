import type { AppModule } from '../../../platform/app.ts';
import { sealLedger } from './seal-ledger.ts';
import { sendHeadEmails, signDay } from './sign-day.ts';

/** Milliseconds. */
const sealEvery = 3_600_000;

/** Milliseconds; a day that failed is tried again. */
const signEvery = 600_000;

export const ledgerJobs: AppModule = (app, dependencies) => {
  const { db } = dependencies;
  app.jobs.define({
    name: 'ledger.seal',
    lane: 'hours',
    every: sealEvery,
    run: ({ signal }) => sealLedger(db, signal),
  });
  app.jobs.define({
    name: 'ledger.sign',
    lane: 'minutes',
    every: signEvery,
    run: () => signDay(dependencies),
  });
  sendHeadEmails(app, dependencies);
};
