// TrackTable for lists at hand; LongTrackTable for those that may be of thousands, in the page's own
// code: it brings what windows the rows.
export type { TrackMenuSlot } from './lib/track-menu-slot';
export { useToggleRow } from './lib/use-toggle-row';
export { LongTrackTable } from './ui/LongTrackTable';
export { TrackTable } from './ui/TrackTable';
export { TrackTableSkeleton } from './ui/TrackTableSkeleton';
