import type { KeyboardEvent, MouseEvent } from 'react';
import { useFollowLink } from '@/shared/ui/link';
import { getRow } from './move-focus';

type RowActions = {
  onToggle: (index: number) => void;
  onMenu: (button: HTMLElement) => void;
  /** Returns whether the click chose rows. */
  onChoose?: ((event: MouseEvent) => boolean) | undefined;
};

const controlIn = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
const indexAt = (target: EventTarget) => {
  const row = target instanceof Element ? getRow(target) : null;
  return row?.dataset['key'] === undefined ? undefined : Number(row.dataset['index']);
};

/** A screen reader's click does not count. */
const isOfFinger = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** Handled at the grid, so that rows add no listeners. */
export function useRowClicks({ onToggle, onMenu, onChoose }: RowActions) {
  const followLink = useFollowLink();

  const handleClick = (event: MouseEvent) => {
    const control = controlIn(event.target);
    const index = indexAt(event.target);
    if (index === undefined || onChoose?.(event)) return;
    if (control?.dataset['action'] === 'menu') onMenu(control);
    else if (control?.dataset['action'] === 'play') onToggle(index);
    else if (control instanceof HTMLAnchorElement && isOfFinger(event)) {
      // Touch plays the track; the menu has these links.
      event.preventDefault();
      onToggle(index);
    } else if (control) followLink(event);
    // Touch has no double click.
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
