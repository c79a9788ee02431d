/** For signed-in users only; visitors do not prefetch these. */
import { useEffect } from 'react';
import { useAppDispatch } from '@/shared/redux';
import { followPlaylist } from '../model/follow-playlist';

export { FirstSongs } from './FirstSongs';
export { OwnerItems } from './OwnerItems';
export { PlaylistSponsored } from './PlaylistSponsored';

export const loadOwnerDialog = () => import('./OwnerDialog');

/** Draws nothing: the list changes when others change it. */
export function PlaylistNews({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => followPlaylist(dispatch, id), [dispatch, id]);
  return null;
}
