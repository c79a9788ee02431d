export { PlayPlaylistButton } from './ui/PlayPlaylistButton';
export { readablePlaylist } from './model/readable-playlist';
