export { useSavePlaylist } from './model/use-save-playlist';
export { useSendSave } from './model/use-send-save';
export { SaveOnCard } from './ui/SaveOnCard';
export { SavePlaylistButton } from './ui/SavePlaylistButton';
