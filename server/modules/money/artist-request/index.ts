import { defineModule } from '../../../platform/module.ts';
import { artistRequestRoutes } from './artist-request.routes.ts';
import { sendAnswers } from './send-answer.ts';

export const artistRequestModule = defineModule({
  name: 'artist-request',
  routes: [artistRequestRoutes],
  jobs: [sendAnswers],
});

export { countArtistRequests } from './request-count.repository.ts';
