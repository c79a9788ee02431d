import { inTransaction } from '../../../platform/database/in-transaction.ts';
import * as z from 'zod/mini';
import { daySchema, idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../../platform/app.ts';
import { expireRuns } from './expire-runs.ts';
import { sendExpiryEmails } from './mail-expiry.ts';
import { sendRequestEmails } from './mail-request.ts';
import { answersAtOnce, noteAnswers } from './note-answers.ts';
import { messageJob } from './payment-message.repository.ts';
import { payingJob } from './take-step.ts';
import { workOnRun } from './work-on-run.ts';

/** Milliseconds; a run of thousands of payouts takes minutes. */
const payingMost = 3_600_000;

/** Milliseconds. */
const expireEvery = 600_000;

const jobSchema = z.object({ id: idSchema });

const messageSchema = z.object({
  id: idSchema,
  actor: z.object({ id: z.string(), name: z.string(), address: z.string() }),
  answers: z.array(
    z.discriminatedUnion('outcome', [
      z.object({ receiver: z.string(), outcome: z.literal('confirmed'), day: daySchema }),
      z.object({ receiver: z.string(), outcome: z.literal('returned'), reason: z.string() }),
    ]),
  ),
});

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
  app.jobs.define({
    name: 'payment-run.expire',
    lane: 'minutes',
    every: expireEvery,
    run: ({ signal }) => expireRuns(dependencies, signal),
  });
  sendRequestEmails(app, dependencies);
  sendExpiryEmails(app, dependencies);
  app.jobs.define({
    name: messageJob,
    lane: 'seconds',
    deadline: payingMost,
    run: async ({ payload, signal }) => {
      const { id, actor, answers } = messageSchema.parse(payload);
      for (let start = 0; start < answers.length; start += answersAtOnce) {
        signal.throwIfAborted();
        const slice = answers.slice(start, start + answersAtOnce);
        const acting = { actor, now: dependencies.clock() };
        await inTransaction(dependencies.db, (tx) => noteAnswers(tx, acting, id, slice));
      }
    },
  });
};
