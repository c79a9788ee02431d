import { useEffect, useEffectEvent, useState } from 'react';
import { useViewer } from '@/entities/session';
import { useLongPress } from '@/shared/lib/long-press';
import { asksForMenu, keepBrowserMenuAway } from '@/shared/ui/menu';
import { findPlace, type MenuPlace } from './find-place';
import type { MenuAnchor } from './list-menu-props';

type OpenMenu = { place: MenuPlace; anchor: MenuAnchor; opener: HTMLElement };

/**
 * Every link to music has its menu, by right click, long press, menu key and Shift+F10. Listens at
 * the document, so that cards and entries need no code of their own; what has handled the event
 * itself, as tables of tracks do, comes first.
 */
export function useLinkMenu() {
  const isListener = useViewer() !== null;
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null);

  const open = (target: EventTarget | null, point?: { x: number; y: number }): boolean => {
    const found = findPlace(target);
    if (!found || openMenu) return found !== null;
    const { element, place } = found;
    if (place.list?.kind === 'liked' && !isListener) return false;
    element.focus({ preventScroll: true });
    setOpenMenu({ place, anchor: point ?? element, opener: element });
    return true;
  };
  const longPress = useLongPress(open);

  // Shift leaves the browser's own menu reachable.
  const handleContextMenu = useEffectEvent((event: MouseEvent) => {
    const { target, clientX, clientY, shiftKey } = event;
    if (event.defaultPrevented || shiftKey) return;
    if (open(target, { x: clientX, y: clientY })) event.preventDefault();
  });
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !asksForMenu(event) || !open(event.target)) return;
    event.preventDefault();
    keepBrowserMenuAway();
  });
  const press = useEffectEvent((event: PointerEvent) => {
    if (!isInRow(event.target)) longPress.onPointerDown(event);
  });
  const move = useEffectEvent(longPress.onPointerMove);
  const release = useEffectEvent(longPress.onPointerUp);
  const click = useEffectEvent(longPress.onClickCapture);

  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('contextmenu', (event) => handleContextMenu(event), { signal });
    document.addEventListener('keydown', (event) => handleKeyDown(event), { signal });
    document.addEventListener('pointerdown', (event) => press(event), { signal });
    document.addEventListener('pointermove', (event) => move(event), { signal });
    document.addEventListener('pointerup', () => release(), { signal });
    document.addEventListener('pointercancel', () => release(), { signal });
    document.addEventListener('click', (event) => click(event), { signal, capture: true });
    return () => ends.abort();
  }, []);

  const close = () => {
    setOpenMenu(null);
    openMenu?.opener.focus({ preventScroll: true });
  };
  return { openMenu, close };
}

/** Rows of tables have menus of their own. */
const isInRow = (target: EventTarget | null) =>
  target instanceof Element && target.closest('tr') !== null;
