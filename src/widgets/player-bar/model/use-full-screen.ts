import { useLocation, useNavigate } from 'react-router-dom';

const openState = { player: 'open' };

/** The full-screen player is a place in the history, so that the back button closes it. */
export function useFullScreen() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: (state as Partial<typeof openState> | null)?.player === openState.player,
    open: () => void navigate({ pathname, search, hash }, { state: openState }),
    close: () => void navigate(-1),
  };
}
