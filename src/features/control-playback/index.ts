export { belongsToField } from './lib/get-shortcut';
export { showShortcuts } from './model/shortcuts-help';
export { usePlaybackShortcuts } from './model/use-playback-shortcuts';
export { areSingleKeysOn, useSingleKey } from './model/use-single-key';
export { ShortcutsHelp } from './ui/ShortcutsHelp';
