import type { KeyboardEvent } from 'react';
import { getPosition } from './move-focus';

type RowActions = {
  onMove?: ((from: number, to: number) => void) | undefined;
  onRemove?: ((index: number) => void) | undefined;
};

/** Delete removes a row, Alt with an arrow moves it. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, { onMove, onRemove }: RowActions) {
  const { target, key, altKey, ctrlKey, shiftKey } = event;
  const at = target instanceof Element ? getPosition(target) : null;
  if (!at || ctrlKey || shiftKey) return;
  if (key === 'Delete' && !altKey && onRemove) {
    event.preventDefault();
    onRemove(at.index);
  }
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (step !== 0 && altKey && onMove) {
    event.preventDefault();
    onMove(at.index, at.index + step);
  }
}
