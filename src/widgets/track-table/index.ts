// LongTrackTable brings the windowing, so pages import it themselves.
export type { TrackMenuSlot } from './lib/track-menu-slot';
export { useToggleRow } from './lib/use-toggle-row';
export { LongTrackTable } from './ui/LongTrackTable';
export { TrackTable } from './ui/TrackTable';
export { TrackTableSkeleton } from './ui/TrackTableSkeleton';
