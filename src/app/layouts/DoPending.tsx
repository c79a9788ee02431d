import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PendingAction } from '@/entities/session';
import { useBeginToFollow } from '@/features/follow-artist';
import { useSaveAlbum } from '@/features/like-album';
import { useGiveLike } from '@/features/like-track';
import { useSendSave } from '@/features/save-playlist';

/** History key of the last action begun, because effects may run twice. */
let startedAt = '';

/** Removes the action from the history first, so that a reload does not repeat it. */
export function DoPending({ pending }: { pending: PendingAction }) {
  const location = useLocation();
  const navigate = useNavigate();
  const giveLike = useGiveLike();
  const saveAlbum = useSaveAlbum();
  const savePlaylist = useSendSave();
  const follow = useBeginToFollow();

  const perform = async () => {
    if (pending.kind === 'like-album') return saveAlbum(pending.album);
    if (pending.kind === 'save-playlist') return savePlaylist(pending.playlist, true);
    if (pending.kind === 'follow-artist') return follow(pending.artist);
    return giveLike(pending.track);
  };

  const begin = useEffectEvent(() => {
    if (location.key === startedAt) return;
    startedAt = location.key;
    void navigate(location, { replace: true, state: null });
    void perform();
  });
  useEffect(() => begin(), []);
  return null;
}
