import { defineModule } from '../../platform/module.ts';
import { artistRoutes } from './artist.routes.ts';

export const artistModule = defineModule({
  name: 'artist',
  routes: [artistRoutes],
});

export { insertArtists } from './artist.repository.ts';
export { openArtist } from './open-artist.ts';
