import type { AppModule } from '../../../platform/app.ts';
import { sweepRegistrations } from './registration.repository.ts';

/** Milliseconds. */
const sweepEvery = 3_600_000;

export const registrationJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'registrations.sweep',
    lane: 'hours',
    every: sweepEvery,
    run: () => sweepRegistrations(db, clock()),
  });
};
