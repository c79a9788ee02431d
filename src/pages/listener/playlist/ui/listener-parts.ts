/** For signed-in users only; visitors do not prefetch these. */
export { OpenOwnerMenu } from './OpenOwnerMenu';
export { PlaylistSponsored } from './PlaylistSponsored';
