export { ArtistChoice } from './ui/ArtistChoice';
