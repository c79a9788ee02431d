import type { WithSlice } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type PendingAction,
  selectSignInPrompt,
  type signInPromptSlice,
  signInRequired,
} from '@/entities/session';
import { useBeginToFollow } from '@/features/follow-artist';
import { useSaveAlbum } from '@/features/like-album';
import { useGiveLike } from '@/features/like-track';

/** Key of the history entry whose action was begun last: it is done once, also where an effect runs twice. */
let begunAt = '';

/** Takes the pending action out of the history, so that no reload repeats it, and does it. */
export function DoPending({ pending }: { pending: PendingAction }) {
  const location = useLocation();
  const navigate = useNavigate();
  const store = useStore<WithSlice<typeof signInPromptSlice>>();
  const giveLike = useGiveLike();
  const saveAlbum = useSaveAlbum();
  const follow = useBeginToFollow();

  const perform = async () => {
    if (pending.kind === 'like-album') return saveAlbum(pending.album);
    if (pending.kind === 'follow-artist') return follow(pending.artist);
    const isGiven = await giveLike(pending.track);
    // The session ended in between: whoever signs in again from the prompt has it done then.
    const hasExpired = selectSignInPrompt(store.getState()) === 'expired';
    if (!isGiven && hasExpired) store.dispatch(signInRequired('expired', pending));
    return undefined;
  };

  const begin = useEffectEvent(() => {
    if (location.key === begunAt) return;
    begunAt = location.key;
    void navigate(location, { replace: true, state: null });
    void perform();
  });
  useEffect(() => begin(), []);
  return null;
}
