export { SeveralTracks } from './ui/several/SeveralTracks';
export { TrackMenu } from './ui/TrackMenu';
export { TrackMenuButton } from './ui/TrackMenuButton';
