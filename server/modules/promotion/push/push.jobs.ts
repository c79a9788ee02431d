import type { AppModule } from '../../../platform/app.ts';
import { sendPush } from './send-push.ts';

/** Milliseconds. */
const every = 30_000;

export const pushJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: 'push.send',
    lane: 'minutes',
    every,
    run: ({ signal }) => sendPush({ ...dependencies, signal }),
  });
};
