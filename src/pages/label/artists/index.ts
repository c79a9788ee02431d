export { ArtistsTab } from './ui/ArtistsTab';
