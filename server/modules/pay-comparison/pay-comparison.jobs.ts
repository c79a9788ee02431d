import type { AppModule } from '../../platform/app.ts';
import { comparePay } from './compare-pay.ts';

/** Milliseconds. */
const compareEvery = 3_600_000;

export const payComparisonJobs: AppModule = (app, { db }) => {
  app.jobs.define({
    name: 'pay-comparison.make',
    every: compareEvery,
    lane: 'hours',
    run: ({ signal }) => comparePay(db, { signal }),
  });
};
