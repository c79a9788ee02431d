export { KeepListItem } from './ui/KeepListItem';
export { KeepTrackItem } from './ui/KeepTrackItem';
