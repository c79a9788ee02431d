export { useRestorePlaylist } from './model/use-restore-playlist';
