export { artistApi, useArtistQuery } from './api/artist-api';
export { ArtistCard } from './ui/ArtistCard';
