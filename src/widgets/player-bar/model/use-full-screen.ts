import { useLocation, useNavigate } from 'react-router-dom';

type Cover = 'open' | 'queue';

/** Back closes each. */
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
    /** Without a history entry. */
    toggleQueue: () => show(cover === 'queue' ? 'open' : 'queue', true),
    close: () => void navigate(-1),
  };
}
