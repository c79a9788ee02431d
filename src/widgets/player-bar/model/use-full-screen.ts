import { useLocation, useNavigate } from 'react-router-dom';

/** What covers a narrow window: the player, or the queue over the player. */
type Cover = 'open' | 'queue';

/** The full-screen player and its queue are places in the history: the back button closes them. */
export function useFullScreen() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const cover = (state as { player?: Cover } | null)?.player;
  const show = (player: Cover) => void navigate({ pathname, search, hash }, { state: { player } });
  return {
    isOpen: cover !== undefined,
    isQueueOpen: cover === 'queue',
    open: () => show('open'),
    openQueue: () => show('queue'),
    close: () => void navigate(-1),
  };
}
