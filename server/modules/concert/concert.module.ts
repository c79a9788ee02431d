import type { AppModule } from '../../platform/app.ts';
import { completePast } from './concert.repository.ts';
import { concertRoutes } from './concert.routes.ts';
import { concertPictureRoutes, concertUploadRoutes } from './picture.routes.ts';

const hour = 3_600_000;

/** See docs/product/concerts.md. */
export const concertModule: AppModule = async (app, dependencies) => {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: 'concerts.complete',
    every: hour,
    run: () => completePast(db, clock()),
  });
  await concertRoutes(app, dependencies);
  await concertPictureRoutes(app, dependencies);
  await app.register(async (scope) => concertUploadRoutes(scope, dependencies));
};
