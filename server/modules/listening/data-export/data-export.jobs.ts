import type { AppModule } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { dataExportUse } from './data-export-use.ts';
import { deleteExpired } from './data-export.repository.ts';
import { makeExport, makeJob } from './make-export.ts';
import { sendExportEmails } from './export-email.ts';

/** Milliseconds. */
const sweepEvery = 10 * 60 * 1000;

export const dataExportJobs: AppModule = (app, dependencies) => {
  const { db, assets, clock } = dependencies;
  app.jobs.define({
    name: makeJob,
    lane: 'minutes',
    run: (context) => makeExport(dependencies, context),
  });
  app.jobs.define({
    name: 'data-export.sweep',
    lane: 'hours',
    every: sweepEvery,
    run: () =>
      inTransaction(db, async (tx) => {
        for (const userId of await deleteExpired(tx, clock())) {
          await assets.release(tx, dataExportUse(userId));
        }
      }),
  });
  sendExportEmails(app, dependencies);
};
