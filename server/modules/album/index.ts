import { defineModule } from '../../platform/module.ts';
import { albumRoutes } from './album.routes.ts';
import { albumSeeds } from './album.seeds.ts';

export const albumModule = defineModule({
  name: 'album',
  routes: [albumRoutes],
  seeds: albumSeeds,
});
