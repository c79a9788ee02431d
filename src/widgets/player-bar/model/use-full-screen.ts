import { useLocation, useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';

type Cover = 'open' | 'queue';

/** Player and queue are history entries, so that Back closes them. */
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
    /** Back closes both. */
    toggleQueue: () => show(cover === 'queue' ? 'open' : 'queue', true),
    close: () => void navigate(-1),
  };
}

export type QueueSlot = {
  isOpen: boolean;
  onToggle: () => void;
  /** A sheet in a narrow window. */
  sheet: (onClose: () => void) => ReactNode;
  /** A panel beside the full-screen player. */
  panel: (onClose: () => void) => ReactNode;
};
