export { albumLikes } from './model/liked-albums';
export { useLikeAlbum } from './model/use-like-album';
export { useLikedAlbums } from './model/use-liked-albums';
export { useSaveAlbum } from './model/use-save-album';
export { LikeAlbumButton } from './ui/LikeAlbumButton';
