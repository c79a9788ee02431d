export { ArtistCard } from './ui/ArtistCard';
