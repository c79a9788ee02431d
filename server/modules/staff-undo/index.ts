import { defineModule } from '../../platform/module.ts';
import { staffUndoRoutes } from './staff-undo.routes.ts';

export const staffUndoModule = defineModule({ name: 'staff-undo', routes: [staffUndoRoutes] });
