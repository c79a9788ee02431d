import { useRef } from 'react';
import { itemsAround } from '@/shared/ui/focus';

/**
 * Gives the focus back to what had it before a modal opened, or where that went with what was done, to its item
 * or the one that takes its place, the window in which it stood or the page's content. The primitive does so by itself only for a trigger of its
 * own, which our modals do not have.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const around = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      const { current } = opener;
      const window = current?.closest('[role$="dialog"]');
      around.current = current ? [...itemsAround(current), ...(window ? [window] : [])] : [];
      chooseFirst(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const left = [opener.current, ...around.current, document.querySelector('main')].find(
        (element) => element?.isConnected,
      );
      if (!(left instanceof HTMLElement)) return;
      if (left !== opener.current && !left.hasAttribute('tabindex')) left.tabIndex = -1;
      left.focus({ preventScroll: left !== opener.current });
    },
  };
}

/**
 * A form begins with its first field, and a window that is only read with itself, not with what is done at its foot: Enter
 * would do that.
 */
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

/** An item of a menu goes with the menu: what opened that stays. */
function openerOf(focused: Element | null): Element | null {
  if (!focused?.closest('[role="menu"]')) return focused;
  return document.querySelector(
    '[data-menu-opener], [aria-haspopup="menu"][data-state="open"]:not([aria-hidden])',
  );
}
