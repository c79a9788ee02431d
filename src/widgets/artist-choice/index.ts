export { type Acting, useActingArtist } from './model/use-acting-artist';
export { ForActingArtist } from './ui/ForActingArtist';
export { ArtistChoice, NoOwnArtist, NotTheirs, OtherArtist } from './ui/lazy-parts';
