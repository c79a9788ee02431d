export { AlbumPage } from './ui/AlbumPage';
