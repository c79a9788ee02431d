export { filterTracks } from './lib/filter-tracks';
export { NoMatch } from './ui/NoMatch';
export { TrackFilter } from './ui/TrackFilter';
export { TrackFilterSkeleton } from './ui/TrackFilterSkeleton';
