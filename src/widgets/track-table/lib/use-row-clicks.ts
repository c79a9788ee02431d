import type { KeyboardEvent, MouseEvent } from 'react';
import { useFollowLink } from '@/shared/ui/link';
import { rowOf } from './move-focus';

type RowActions = {
  /** Plays or pauses the row at this place in the list. */
  onToggle: (index: number) => void;
  onMenu: (button: HTMLElement) => void;
};

const controlIn = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
const indexAt = (target: EventTarget) => {
  const row = target instanceof Element ? rowOf(target) : null;
  return row?.dataset['key'] === undefined ? undefined : Number(row.dataset['index']);
};

/** A finger, which meets names anywhere in a row; a screen reader's press on a link is none. */
const isOfFinger = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/**
 * What clicks in the rows do, and Enter on a title: heard by the grid once for all rows, so that one
 * which scrolls into view brings no listeners of its own.
 */
export function useRowClicks({ onToggle, onMenu }: RowActions) {
  const followLink = useFollowLink();

  const handleClick = (event: MouseEvent) => {
    const control = controlIn(event.target);
    const index = indexAt(event.target);
    if (index === undefined) return;
    if (control?.dataset['action'] === 'menu') onMenu(control);
    else if (control?.dataset['action'] === 'play') onToggle(index);
    else if (control instanceof HTMLAnchorElement && isOfFinger(event)) {
      // The menu leads to the artist and the album.
      event.preventDefault();
      onToggle(index);
    } else if (control) followLink(event);
    // Fingers have no double click: one touch plays.
    else if (isOfFinger(event) || matchMedia('(hover: none)').matches) onToggle(index);
  };
  const handleDoubleClick = ({ target }: MouseEvent) => {
    const index = indexAt(target);
    if (index !== undefined && !controlIn(target)) onToggle(index);
  };
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    const index = indexAt(target);
    const isStop = target instanceof HTMLElement && target.dataset['stop'] !== undefined;
    if (key === 'Enter' && isStop && index !== undefined) onToggle(index);
  };

  return { onClick: handleClick, onDoubleClick: handleDoubleClick, onKeyDown: handleKeyDown };
}
