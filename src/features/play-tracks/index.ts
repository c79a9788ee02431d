export { PlayListButton } from './ui/PlayListButton';
export { PlayTracksButton } from './ui/PlayTracksButton';
