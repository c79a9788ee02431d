export { TrackPage } from './ui/TrackPage';
