export { TrackTable } from './ui/TrackTable';
export { TrackTableSkeleton } from './ui/TrackTableSkeleton';
