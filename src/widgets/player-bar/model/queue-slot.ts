import type { ReactNode } from 'react';

export type QueueSlot = {
  /** Open beside the content. */
  isOpen: boolean;
  /** Opens or closes it beside the content. */
  onToggle: () => void;
  /** The sheet of a narrow window. */
  sheet: (onClose: () => void) => ReactNode;
  /** The panel beside the full-screen player. */
  panel: (onClose: () => void) => ReactNode;
};
