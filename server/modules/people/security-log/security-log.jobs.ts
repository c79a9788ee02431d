import type { AppModule } from '../../../platform/app.ts';
import { forgetSecurityEvents } from './security-log.repository.ts';

/** Milliseconds. */
const sweepEvery = 3_600_000;

export const securityLogJobs: AppModule = (app, { db }) => {
  app.jobs.define({
    name: 'security-log.forget',
    lane: 'hours',
    every: sweepEvery,
    run: () => forgetSecurityEvents(db),
  });
};
