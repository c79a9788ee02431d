import { defineModule } from '../../../platform/module.ts';
import { actionReversalRoutes } from './action-reversal.routes.ts';

export const actionReversalModule = defineModule({
  name: 'action-reversal',
  routes: [actionReversalRoutes],
});
