import type { AppModule } from '../../../platform/app.ts';
import { countFigures } from './count-figures.ts';
import { recountFigures } from './recount-figures.ts';
import { sumUpArtists } from './sum-up-artists.ts';

/** Milliseconds; with the jobs' interval, figures are current within a minute. */
const every = 20_000;

/** Kinds of their own, so that counting does not wait for a recount or for sums. */
export const figuresJobs: AppModule = (app, { db, clock }) => {
  const lane = 'minutes';
  async function report(work: Promise<string[]>) {
    const artists = await work;
    if (artists.length > 0) app.log.error({ artists }, 'the figures of artists failed');
  }
  app.jobs.define({
    name: 'figures.count',
    lane,
    every,
    run: ({ signal }) => report(countFigures(db, signal)),
  });
  app.jobs.define({
    name: 'figures.recount',
    lane,
    every,
    run: ({ signal }) => report(recountFigures(db, { signal })),
  });
  app.jobs.define({
    name: 'figures.sum-up',
    lane,
    every,
    run: ({ signal }) => report(sumUpArtists(db, clock(), signal)),
  });
};
