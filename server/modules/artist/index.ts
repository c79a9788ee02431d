import { defineModule } from '../../platform/module.ts';
import { artistRoutes } from './artist.routes.ts';
import { artistSeeds } from './artist.seeds.ts';

export const artistModule = defineModule({
  name: 'artist',
  routes: [artistRoutes],
  seeds: artistSeeds,
});

export { insertArtists } from './artist.repository.ts';
