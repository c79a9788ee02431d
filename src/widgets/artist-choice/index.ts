export type { Acting } from './model/use-acting-artist';
export { ForActingArtist } from './ui/ForActingArtist';
export { ArtistChoice } from './ui/lazy-parts';
