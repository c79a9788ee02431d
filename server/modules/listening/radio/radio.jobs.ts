import type { AppModule } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { countCoPlays } from './co-play.repository.ts';

/** Milliseconds. */
const countEvery = 60_000;

/** Plays of a transaction, and transactions of a run. */
const playsAtOnce = 2000;
const turns = 20;

export const radioJobs: AppModule = (app, { db }) => {
  app.jobs.define({
    name: 'radio.count',
    lane: 'minutes',
    every: countEvery,
    async run() {
      for (let turn = 0; turn < turns; turn += 1) {
        const read = await inTransaction(db, (tx) => countCoPlays(tx, playsAtOnce));
        if (read < playsAtOnce) return;
      }
    },
  });
};
