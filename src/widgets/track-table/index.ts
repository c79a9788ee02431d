// LongTrackTable brings the windowing, so pages import it themselves.
export type { SeveralSlot, TrackMenuSlot } from './lib/track-menu-slot';
export { keepRowsInPlace } from './lib/keep-rows-in-place';
export { useSortedTracks } from './lib/use-sorted-tracks';
export { useToggleRow } from './lib/use-row-selection';
export { ChoosableTrackTable } from './ui/ChoosableTrackTable';
export { LongTrackTable } from './ui/LongTrackTable';
export { TrackTable } from './ui/TrackTable';
export { TrackTableSkeleton } from './ui/TrackTableSkeleton';
