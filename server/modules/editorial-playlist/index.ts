import { defineModule } from '../../platform/module.ts';
import { addCoverRoute } from './cover.routes.ts';
import { editorialPlaylistRoutes } from './editorial-playlist.routes.ts';

export const editorialPlaylistModule = defineModule({
  name: 'editorial-playlist',
  routes: [editorialPlaylistRoutes, addCoverRoute],
});

export { changeEditorial } from './change-editorial.ts';
export { describeEditorial } from './describe-editorial.ts';
export { holdEditorial } from './editorial-playlist.repository.ts';
export { keepEditorial } from './house-account.ts';
