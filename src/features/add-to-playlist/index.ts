export { AddToPlaylistMenu } from './ui/AddToPlaylistMenu';
export { PlaylistQuestion } from './ui/PlaylistQuestion';
export { usePlaylistChoice } from './model/use-playlist-choice';
