export { AlbumCard } from './ui/AlbumCard';
