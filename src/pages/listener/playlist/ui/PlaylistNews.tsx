import { useEffect } from 'react';
import { useAppDispatch } from '@/shared/redux';
import { followPlaylist } from '../model/follow-playlist';

/** Draws nothing: the list changes when others change it. Load it lazily. */
export function PlaylistNews({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => followPlaylist(dispatch, id), [dispatch, id]);
  return null;
}
