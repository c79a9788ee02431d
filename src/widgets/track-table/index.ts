// LongTrackTable is for lists of thousands, and must be imported by the page itself, because it
// brings the windowing.
export type { TrackMenuSlot } from './lib/track-menu-slot';
export { useToggleRow } from './lib/use-toggle-row';
export { LongTrackTable } from './ui/LongTrackTable';
export { TrackTable } from './ui/TrackTable';
export { TrackTableSkeleton } from './ui/TrackTableSkeleton';
