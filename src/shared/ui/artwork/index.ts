export { Artwork } from './Artwork';
