import { defineModule } from '../../platform/module.ts';
import { analyticsViewRoutes } from './analytics-view.routes.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const analyticsModule = defineModule({
  name: 'analytics',
  routes: [analyticsRoutes, analyticsViewRoutes],
});
