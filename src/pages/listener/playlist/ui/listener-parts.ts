/** For signed-in users only; visitors do not prefetch these. */
export { FirstSongs } from './FirstSongs';
export { OwnerItems } from './OwnerItems';
export { PlaylistNews } from './PlaylistNews';
export { PlaylistSponsored } from './PlaylistSponsored';

export const loadOwnerDialog = () => import('./OwnerDialog');
