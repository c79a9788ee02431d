export { CollectionHeader } from './ui/CollectionHeader';
export { CollectionHeaderSkeleton } from './ui/CollectionHeaderSkeleton';
