import type { AppModule } from '../../../platform/app.ts';
import { completePast } from './concert.repository.ts';

const hour = 3_600_000;

export const concertJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'concerts.complete',
    lane: 'seconds',
    every: hour,
    run: () => completePast(db, clock()),
  });
};
