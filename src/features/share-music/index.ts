export { sharableTrack } from './lib/sharable';
export { CopyByHandDialog } from './ui/CopyByHandDialog';
export { ShareItems } from './ui/ShareItems';
export { ShareButton } from './ui/ShareButton';
export { useCopyLink } from './model/use-share';
