export { artistApi, useArtistQuery } from './api/artist-api';
export { isNamedArtist, type NamedArtist } from './lib/named-artist';
export { ArtistCard } from './ui/ArtistCard';
