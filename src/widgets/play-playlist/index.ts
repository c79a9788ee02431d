export { PlayPlaylistButton } from './ui/PlayPlaylistButton';
