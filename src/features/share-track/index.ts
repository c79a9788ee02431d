export { getTrackLink } from './lib/track-address';
export { CopyByHandDialog } from './ui/CopyByHandDialog';
export { ShareItems } from './ui/ShareItems';
export { ShareTrackButton } from './ui/ShareTrackButton';
export { useCopyLink } from './model/use-copy-link';
