import { defineModule } from '../../../platform/module.ts';
import { todayRoutes } from './today.routes.ts';

export { countWaiting } from './count-waiting.ts';

export const todayModule = defineModule({ name: 'today', routes: [todayRoutes] });
