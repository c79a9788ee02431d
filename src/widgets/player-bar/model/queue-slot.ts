import type { ReactNode } from 'react';

export type QueueSlot = {
  isOpen: boolean;
  onToggle: () => void;
  /** In a narrow window. */
  sheet: (onClose: () => void) => ReactNode;
  /** Beside the full-screen player. */
  panel: (onClose: () => void) => ReactNode;
};
