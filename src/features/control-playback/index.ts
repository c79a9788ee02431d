export { showShortcuts } from './model/shortcuts-help';
export { usePlaybackShortcuts } from './model/use-playback-shortcuts';
export { useSingleKey } from './model/use-single-key';
export { ShortcutsHelp } from './ui/ShortcutsHelp';
