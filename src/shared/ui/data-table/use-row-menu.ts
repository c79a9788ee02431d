import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { asksForMenu, keepBrowserMenuAway } from '@/shared/ui/menu';

type OpenMenu = { id: string; anchor: HTMLElement | { x: number; y: number }; opener: HTMLElement };

/** Opens a row's menu by its button, a right click, the menu key or Shift+F10. */
export function useRowMenu() {
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null);

  const open = (id: string, button: HTMLElement, anchor: OpenMenu['anchor'] = button) => {
    const { activeElement } = document;
    const isInRow = button.closest('tr')?.contains(activeElement) ?? false;
    const opener = isInRow && activeElement instanceof HTMLElement ? activeElement : button;
    opener.focus({ preventScroll: true });
    setOpenMenu({ id, anchor, opener });
  };

  const openByEvent = (target: EventTarget, anchor?: OpenMenu['anchor']) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null;
    const id = row?.dataset['id'];
    const button = row?.querySelector<HTMLElement>('[data-row-menu]');
    if (id === undefined || !button) return false;
    open(id, button, anchor);
    return true;
  };

  const handleContextMenu = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event;
    // Links keep the browser's own menu.
    if (target instanceof Element && target.closest('a[href]')) return;
    if (openByEvent(target, { x, y })) event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!asksForMenu(event) || !openByEvent(event.target)) return;
    event.preventDefault();
    keepBrowserMenuAway();
  };
  const close = () => {
    setOpenMenu(null);
    // A dialog that it opened returns the focus itself.
    const modal = document.activeElement?.closest('[role$="dialog"]');
    const isElsewhere = modal?.contains(openMenu?.opener ?? null) === false;
    if (!isElsewhere) openMenu?.opener.focus({ preventScroll: true });
  };

  return { openMenu, open, close, onContextMenu: handleContextMenu, onKeyDown: handleKeyDown };
}
