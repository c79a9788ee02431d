export { albumLikes, useLikedAlbums } from './model/liked-albums';
export { useLikeAlbum, useSaveAlbum } from './model/use-like-album';
export { LikeAlbumButton } from './ui/LikeAlbumButton';
