/** Parts of a playlist's page that only listeners have: visitors are not sent them ahead. */
export { OpenOwnerMenu } from './OpenOwnerMenu';
export { PlaylistSponsored } from './PlaylistSponsored';
