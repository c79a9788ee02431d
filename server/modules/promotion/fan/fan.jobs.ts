import type { AppModule } from '../../../platform/app.ts';
import { notifyStartsAndEnds } from './notify-owners.ts';

const tenMinutes = 600_000;

export const fanJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'fans.turn',
    lane: 'seconds',
    every: tenMinutes,
    run: () => notifyStartsAndEnds(db, clock()),
  });
};
