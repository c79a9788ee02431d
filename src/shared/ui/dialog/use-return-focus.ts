import { useRef } from 'react';
import { giveFocusBack, itemsAround } from '@/shared/ui/focus';

/**
 * Returns the focus to the previous element, its item, the next item or the page; the primitive
 * does so only for its own triggers.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const around = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = getOpener(document.activeElement);
      const { current } = opener;
      const window = current?.closest('[role$="dialog"]');
      around.current = current ? [...itemsAround(current), ...(window ? [window] : [])] : [];
      chooseFirst(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The window that was open has left; the next page, or another window, may have the focus.
      if (document.activeElement !== document.body) return;
      const left = [opener.current, ...around.current, document.querySelector('main')].find(
        (element) => element?.isConnected,
      );
      if (!(left instanceof HTMLElement)) return;
      if (left !== opener.current && !left.hasAttribute('tabindex')) left.tabIndex = -1;
      giveFocusBack(left);
    },
  };
}

/** Enter must not trigger a button. */
function chooseFirst(event: Event): void {
  const { currentTarget: window } = event;
  if (!(window instanceof HTMLElement)) return;
  const field = window.querySelector<HTMLElement>(
    '[data-step] :is(input, select, textarea):not(:disabled)',
  );
  if (field) {
    event.preventDefault();
    field.focus();
    return;
  }
  const first = window.querySelector('a[href], button, input, select, textarea, [tabindex="0"]');
  if (!first?.closest('[data-foot]')) return;
  event.preventDefault();
  window.focus();
}

/** A menu's item vanishes with the menu. */
function getOpener(focused: Element | null): Element | null {
  if (focused === document.body) return null;
  if (!focused?.closest('[role="menu"]')) return focused;
  return document.querySelector(
    '[data-menu-opener], [aria-haspopup="menu"][data-state="open"]:not([aria-hidden])',
  );
}
