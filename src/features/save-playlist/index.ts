export { useSendSave } from './model/use-send-save';
export { SaveOnCard } from './ui/SaveOnCard';
export { SavePlaylistItem } from './ui/SavePlaylistItem';
export { SaveInHeader } from './ui/SaveInHeader';
