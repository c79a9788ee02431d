import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A menu and the dialogs that replace it, one at a time. `onClose` is called after the last has
 * gone, because a modal traps the focus.
 */
export function useMenuParts<Part extends string>(onClose: () => void) {
  const [part, setPart] = useState<Part | 'menu' | 'closed'>('menu');
  const reportClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (part === 'closed') reportClosed();
  }, [part]);
  /** Keeps the menu's own closing from ending everything. */
  const lead = (next: Part) => (event: Event) => {
    event.preventDefault();
    setPart(next);
  };
  return { part, show: setPart, lead, close: () => setPart('closed') };
}
