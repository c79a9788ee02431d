export { filterTracks } from './lib/filter-tracks';
export { TrackFilter, NoMatch, TrackFilterSkeleton } from './ui/TrackFilter';
