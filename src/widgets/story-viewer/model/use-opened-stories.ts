import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Open stories are a history entry: back closes them, forward reopens them. */
export function useOpenedStories() {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const closable = useRef<string | null>(null);
  useEffect(() => {
    closable.current = key;
  }, [key]);
  return {
    opened: (state as { stories?: string } | null)?.stories,
    open: (id: string) => void navigate({ pathname, search, hash }, { state: { stories: id } }),
    close: () => {
      // Going back twice would leave the page.
      if (closable.current !== key) return;
      closable.current = null;
      void navigate(-1);
    },
  };
}
