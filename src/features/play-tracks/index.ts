export { PlayTracksButton } from './ui/PlayTracksButton';
