import { defineModule } from '../../platform/module.ts';
import { actionReversalRoutes } from './staff-undo.routes.ts';

export const actionReversalModule = defineModule({ name: 'staff-undo', routes: [actionReversalRoutes] });
