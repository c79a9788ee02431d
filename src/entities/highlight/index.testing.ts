export { makeArtistHighlights } from './testing/make-highlights';
