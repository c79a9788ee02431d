import { defineModule } from '../../../platform/module.ts';
import { playerChanged } from './player.events.ts';
import { playerRoutes } from './player.routes.ts';

export const playerModule = defineModule({
  name: 'player',
  routes: [playerRoutes],
  events: [playerChanged],
});
