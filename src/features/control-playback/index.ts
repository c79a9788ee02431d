export { showShortcuts } from './model/shortcuts-help';
export { usePlaybackShortcuts } from './model/use-playback-shortcuts';
export { ShortcutsHelp } from './ui/ShortcutsHelp';
