import { defineModule } from '../../platform/module.ts';
import { followRoutes } from './follow.routes.ts';
import { followSeeds } from './follow.seeds.ts';

export const followModule = defineModule({
  name: 'follow',
  routes: [followRoutes],
  seeds: followSeeds,
});
