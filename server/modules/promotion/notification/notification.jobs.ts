import type { AppModule } from '../../../platform/app.ts';
import { handOut, handOutJob } from './hand-out.ts';

export const notificationJobs: AppModule = (app, { db, clock, elapsed }) => {
  app.jobs.define({
    name: handOutJob,
    lane: 'minutes',
    run: ({ payload, signal }) => {
      const { notificationId } = payload as { notificationId: string };
      return handOut({ db, notificationId, now: clock(), elapsed, signal });
    },
  });
};
