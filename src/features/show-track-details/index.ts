export { TrackCreditsDialog } from './ui/TrackCreditsDialog';
export { TrackDetailsDialog } from './ui/TrackDetailsDialog';
