import { defineModule } from '../../../platform/module.ts';
import { albumDecisionRoutes } from './album-decision.routes.ts';
import { nameFolderRoutes } from './name-folder.routes.ts';
import { musicAdministrationRoutes } from './music-administration.routes.ts';

export const musicAdministrationModule = defineModule({
  name: 'music-administration',
  routes: [musicAdministrationRoutes, albumDecisionRoutes, nameFolderRoutes],
});
