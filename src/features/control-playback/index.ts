export { usePlaybackShortcuts } from './model/use-playback-shortcuts';
