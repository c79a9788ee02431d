export { likedAlbums } from './model/liked-albums';
