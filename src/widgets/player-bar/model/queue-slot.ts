import type { ReactNode } from 'react';

/** The queue, as the bar knows it. */
export type QueueSlot = {
  /** Whether it stands beside the content. */
  isOpen: boolean;
  /** Shows it beside the content, or hides it. */
  onToggle: () => void;
  /** It over a narrow window. */
  sheet: (onClose: () => void) => ReactNode;
  /** It beside the full-screen player of a wider window. */
  panel: (onClose: () => void) => ReactNode;
};
