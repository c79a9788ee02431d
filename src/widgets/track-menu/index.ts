export { TrackMenu } from './ui/TrackMenu';
export { TrackMenuButton } from './ui/TrackMenuButton';
