import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a modal opened, or to the page's content where that went
 * with what was done. The primitive does so by itself only for a trigger of its own, which our modals
 * do not have.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
      else document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}
