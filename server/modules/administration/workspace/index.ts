import { defineModule } from '../../../platform/module.ts';
import { workspaceRoutes } from './workspace.routes.ts';

export const workspaceModule = defineModule({ name: 'workspace', routes: [workspaceRoutes] });
