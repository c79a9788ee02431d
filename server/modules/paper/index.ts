import { defineModule } from '../../platform/module.ts';
import { paperRoutes } from './paper.routes.ts';

export const paperModule = defineModule({ name: 'paper', routes: [paperRoutes] });
