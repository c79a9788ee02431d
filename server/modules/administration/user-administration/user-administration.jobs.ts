import type { AppModule } from '../../../platform/app.ts';
import { keepAccountDay } from './account-figures.repository.ts';

/** Milliseconds. */
const keepEvery = 3_600_000;

export const userAdministrationJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'accounts.count',
    lane: 'minutes',
    every: keepEvery,
    run: () => keepAccountDay(db, clock()),
  });
};
