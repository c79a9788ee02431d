export { useLikedAlbums } from './model/use-liked-albums';
export { LikeAlbumButton } from './ui/LikeAlbumButton';
