export { lastArtist } from './model/last-artist';
