import type { AppModule } from '../../platform/app.ts';
import { handOut, handOutJob } from './hand-out.ts';
import { noticeRoutes } from './notice.routes.ts';
import { receivedRoutes } from './received.routes.ts';

/** See docs/product/fans.md. */
export const notificationModule: AppModule = async (app, dependencies) => {
  const { db, clock, elapsed } = dependencies;
  app.jobs.define({
    name: handOutJob,
    isLong: true,
    run: ({ payload, signal }) => {
      const { noticeId } = payload as { noticeId: string };
      return handOut({ db, noticeId, now: clock(), elapsed, signal });
    },
  });
  await noticeRoutes(app, dependencies);
  await receivedRoutes(app, dependencies);
};
