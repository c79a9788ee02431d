export { PlayCover } from './ui/PlayCover';
export { PlayListButton } from './ui/PlayListButton';
export { PlayTracksButton } from './ui/PlayTracksButton';
