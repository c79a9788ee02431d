export { MediaCard } from './MediaCard';
export { MediaCardSkeleton } from './MediaCardSkeleton';
