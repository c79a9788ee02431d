import { inTransaction } from '../../platform/database/in-transaction.ts';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { payingJob } from './take-step.ts';
import { workOnRun } from './work-on-run.ts';

/** Milliseconds; a run of thousands of payouts takes minutes. */
const payingMost = 3_600_000;

const jobSchema = z.object({ id: idSchema });

export const paymentRunJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: payingJob,
    lane: 'seconds',
    deadline: payingMost,
    run: async ({ payload, signal }) => {
      const { id } = jobSchema.parse(payload);
      while (await inTransaction(dependencies.db, (tx) => workOnRun(tx, dependencies, id)))
        signal.throwIfAborted();
    },
  });
};
