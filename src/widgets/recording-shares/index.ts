export { SharedTracks } from './ui/SharedTracks';
