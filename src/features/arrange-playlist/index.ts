export { ProvideRowActions } from './model/row-actions-context';
export { useArrangePlaylist } from './model/use-arrange-playlist';
export { ArrangeMenuItems } from './ui/ArrangeMenuItems';
