import { useLocation, useNavigate } from 'react-router-dom';

/** What covers the window: the player, or the player with the queue over or beside it. */
type Cover = 'open' | 'queue';

/** The full-screen player and its queue are places in the history: the back button closes them. */
export function useFullScreen() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const cover = (state as { player?: Cover } | null)?.player;
  const show = (player: Cover, replace = false) =>
    void navigate({ pathname, search, hash }, { replace, state: { player } });
  return {
    isOpen: cover !== undefined,
    isQueueOpen: cover === 'queue',
    open: () => show('open'),
    openQueue: () => show('queue'),
    /** Shows the queue beside the player, or hides it: no place of its own, so back closes both. */
    toggleQueue: () => show(cover === 'queue' ? 'open' : 'queue', true),
    close: () => void navigate(-1),
  };
}
