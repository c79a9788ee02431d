import { defineModule } from '../../../platform/module.ts';
import { mixRoutes } from './mix.routes.ts';

export const mixModule = defineModule({ name: 'mix', routes: [mixRoutes] });

export { describeMix, readMixes } from './read-mixes.ts';
