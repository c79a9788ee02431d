import type { AppModule } from '../../../platform/app.ts';
import { deleteEnded } from './together.repository.ts';

/** Milliseconds. */
const sweepEvery = 60 * 60 * 1000;

export const togetherJobs: AppModule = (app, { db, databaseNow }) => {
  app.jobs.define({
    name: 'together.sweep',
    lane: 'hours',
    every: sweepEvery,
    run: () => deleteEnded(db, databaseNow()),
  });
};
