import type { AppModule } from '../../platform/app.ts';
import { countFigures } from './count-figures.ts';
import { recountFigures } from './recount-figures.ts';
import { sumUpArtists } from './sum-up-artists.ts';

/** Milliseconds; with the jobs' interval, figures are current within a minute. */
const countEvery = 20_000;

export const figuresJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'figures.count',
    every: countEvery,
    async run() {
      await countFigures(db);
      await recountFigures(db);
      await sumUpArtists(db, clock());
    },
  });
};
