import { defineModule } from '../../platform/module.ts';
import { followRoutes } from './follow.routes.ts';

export const followModule = defineModule({
  name: 'follow',
  routes: [followRoutes],
});
