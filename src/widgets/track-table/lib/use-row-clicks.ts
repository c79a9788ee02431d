import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowLink } from '@/shared/ui/link';
import { showToast } from '@/shared/ui/toast';
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
  const { t } = useTranslation('widgets.track-table');
  const followLink = useFollowLink();

  /** The music goes on where the row has none to offer. */
  const toggle = (index: number, target: EventTarget) => {
    const isMissing = target instanceof Element && getRow(target)?.dataset['missing'] === 'true';
    if (isMissing) showToast({ text: t('missing.pressed') });
    else onToggle(index);
  };

  const handleClick = (event: MouseEvent) => {
    const control = controlIn(event.target);
    const index = indexAt(event.target);
    if (index === undefined || onChoose?.(event)) return;
    if (control?.dataset['action'] === 'menu') onMenu(control);
    else if (control?.dataset['action'] === 'play') toggle(index, event.target);
    else if (control instanceof HTMLAnchorElement && isOfFinger(event)) {
      // Touch plays the track; the menu has these links.
      event.preventDefault();
      toggle(index, event.target);
    } else if (control) followLink(event);
    // Touch has no double click.
    else if (isOfFinger(event) || matchMedia('(hover: none)').matches) toggle(index, event.target);
  };
  const handleDoubleClick = ({ target }: MouseEvent) => {
    const index = indexAt(target);
    if (index !== undefined && !controlIn(target)) toggle(index, target);
  };
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    const index = indexAt(target);
    const isStop = target instanceof HTMLElement && target.dataset['stop'] !== undefined;
    if (key === 'Enter' && isStop && index !== undefined) toggle(index, target);
  };

  return { onClick: handleClick, onDoubleClick: handleDoubleClick, onKeyDown: handleKeyDown };
}
