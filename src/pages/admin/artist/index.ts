export { ArtistPage } from './ui/ArtistPage';
