import type { AppModule } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { sender } from './receive-parts.ts';
import { deleteExpired } from './upload.repository.ts';

/** Milliseconds. */
const every = 3_600_000;

export const uploadJobs: AppModule = (app, { db, assets, clock }) => {
  app.jobs.define({
    name: 'upload.sweep',
    lane: 'hours',
    every,
    run: () =>
      inTransaction(db, async (tx) => {
        for (const expired of await deleteExpired(tx, clock())) {
          await assets.drop(tx, sender(expired));
        }
      }),
  });
};
