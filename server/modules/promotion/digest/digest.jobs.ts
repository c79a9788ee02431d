import * as z from 'zod/mini';
import type { AppModule } from '../../../platform/app.ts';
import { planDigests, sendJob } from './plan-digests.ts';
import { sendDigest } from './send-digest.ts';

/** Milliseconds: time zones differ by quarters of an hour. */
const every = 15 * 60_000;

const payloadSchema = z.object({ userId: z.string() });

export const digestJobs: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: 'digest.plan',
    lane: 'minutes',
    every,
    run: async ({ signal }) => {
      if (app.mailer !== null) await planDigests({ db, now: clock(), signal });
    },
  });
  app.jobs.define({
    name: sendJob,
    lane: 'email',
    run: async ({ payload }) => {
      const { mailer } = app;
      if (mailer === null) return;
      await sendDigest({ ...dependencies, mailer }, payloadSchema.parse(payload).userId);
    },
  });
};
