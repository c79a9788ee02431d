export { shortenName } from './lib/shorten-name';
export { type PlaylistChoice, usePlaylistChoice } from './model/use-playlist-choice';
export { AddToPlaylistMenu } from './ui/AddToPlaylistMenu';
export { PlaylistQuestion } from './ui/PlaylistQuestion';
