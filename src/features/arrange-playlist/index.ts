export { useArrangePlaylist, ProvideRowActions } from './model/use-arrange-playlist';
export { ArrangeMenuItems } from './ui/ArrangeMenuItems';
