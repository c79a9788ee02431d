import { defineModule } from '../../../platform/module.ts';
import { concertJobs } from './concert.jobs.ts';
import { concertRoutes } from './concert.routes.ts';
import { concertPictureRoutes, concertUploadRoutes } from './picture.routes.ts';

export const concertModule = defineModule({
  name: 'concert',
  routes: [concertRoutes, concertPictureRoutes, concertUploadRoutes],
  jobs: [concertJobs],
});

export { findUpcomingConcerts } from './upcoming-concerts.ts';
export { concertPromotion } from './concert-promotion.repository.ts';
