import { defineModule } from '../../platform/module.ts';
import { concertJobs } from './concert.jobs.ts';
import { concertRoutes } from './concert.routes.ts';
import { concertSeeds } from './concert.seeds.ts';
import { concertPictureRoutes, concertUploadRoutes } from './picture.routes.ts';

export const concertModule = defineModule({
  name: 'concert',
  routes: [concertRoutes, concertPictureRoutes, concertUploadRoutes],
  jobs: [concertJobs],
  seeds: concertSeeds,
});

export { addConcerts } from './concert.seeds.ts';
export { findUpcomingConcerts } from './upcoming-concerts.ts';
