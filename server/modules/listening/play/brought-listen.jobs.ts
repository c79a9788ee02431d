import type { AppModule } from '../../../platform/app.ts';
import { countAnew } from './brought-listen.repository.ts';

export const countJob = 'brought-listens.count';

/** After a large import. */
export const broughtListenJobs: AppModule = (app, { db }) => {
  app.jobs.define({ name: countJob, lane: 'minutes', run: () => countAnew(db) });
};
