import type { ReactNode } from 'react';

export type QueueSlot = {
  isOpen: boolean;
  onToggle: () => void;
  /** A sheet in a narrow window. */
  sheet: (onClose: () => void) => ReactNode;
  /** A panel beside the full-screen player. */
  panel: (onClose: () => void) => ReactNode;
};
