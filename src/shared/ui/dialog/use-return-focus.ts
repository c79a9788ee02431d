import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a modal opened. The primitive does so by itself only for
 * a trigger of its own, which our modals do not have.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
