/** For signed-in users only; visitors do not prefetch these. */
export { OwnerDialog } from './OwnerDialog';
export { OwnerItems } from './OwnerItems';
export { PlaylistSponsored } from './PlaylistSponsored';
