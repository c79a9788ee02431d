export type { TrackMenuSlot } from './lib/track-menu-slot';
export { TrackTable } from './ui/TrackTable';
export { TrackTableSkeleton } from './ui/TrackTableSkeleton';
