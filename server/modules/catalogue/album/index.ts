import { defineModule } from '../../../platform/module.ts';
import { albumRoutes } from './album.routes.ts';

export const albumModule = defineModule({
  name: 'album',
  routes: [albumRoutes],
});

export { albumNames } from './album-names.repository.ts';
export {
  albumLikes,
  albumsOfArtist,
  findAlbumCard,
  findAlbumsOf,
  findLikedAlbums,
  insertAlbum,
  type ListedAlbum,
} from './album.repository.ts';
export { findStandingAlbum, replaceAlbum, restoreAlbum } from './former-album.repository.ts';
export {
  deleteEmptyAlbum,
  findImportedAlbum,
  type ImportedAlbum,
  saveImportedAlbum,
} from './imported-album.repository.ts';
export { listedAlbum } from './listed-album.repository.ts';
export { openAlbum } from './open-album.ts';
export { findAlbumPicture, findForemostAlbums } from './album-picture.repository.ts';
