import { defineModule } from '../../platform/module.ts';
import { albumRoutes } from './album.routes.ts';

export const albumModule = defineModule({
  name: 'album',
  routes: [albumRoutes],
});

export { openAlbum } from './open-album.ts';
