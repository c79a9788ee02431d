import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useLongPress } from '@/shared/lib/long-press';
import { asksForMenu, keepBrowserMenuAway } from '@/shared/ui/menu';
import { getRow, stopIn } from './move-focus';
import type { MenuAnchor } from './track-menu-slot';

type OpenMenu = { key: string; anchor: MenuAnchor; opener: HTMLElement };

/** The menu opens by right click, long press, menu key or Shift+F10. */
export function useRowMenu() {
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null);

  const open = (target: EventTarget, anchor?: MenuAnchor) => {
    const row = target instanceof Element ? getRow(target) : null;
    const key = row?.dataset['key'];
    if (!row || key === undefined || !(target instanceof Element)) return false;
    const opener = stopIn(row, target);
    if (!opener) return false;
    opener.focus({ preventScroll: true });
    setOpenMenu({ key, anchor: anchor ?? opener, opener });
    return true;
  };
  const longPress = useLongPress(open);

  const handleContextMenu = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (openMenu || open(target, { x: clientX, y: clientY })) event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!asksForMenu(event) || !open(event.target)) return;
    event.preventDefault();
    keepBrowserMenuAway();
  };
  const close = () => {
    setOpenMenu(null);
    openMenu?.opener.focus({ preventScroll: true });
  };

  const handlers = { onContextMenu: handleContextMenu, onKeyDown: handleKeyDown, ...longPress };
  return { openMenu, open, close, forget: () => setOpenMenu(null), handlers };
}
