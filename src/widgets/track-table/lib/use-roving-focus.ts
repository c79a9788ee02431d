import type { FocusEvent, KeyboardEvent } from 'react';
import { keepOneTabStop, stopAfterKey } from './move-focus';

/**
 * Makes a grid one tab stop with arrows inside. It works on the elements themselves, so that what
 * rows are given from outside (a heart, a menu) needs to know nothing of it.
 */
export function useRovingFocus() {
  const ref = (grid: HTMLElement | null) => {
    if (!grid) return undefined;
    keepOneTabStop(grid);
    const observer = new MutationObserver(() => keepOneTabStop(grid));
    observer.observe(grid, { childList: true, subtree: true });
    return () => observer.disconnect();
  };

  const handleFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLElement) keepOneTabStop(currentTarget, target);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.shiftKey || event.altKey) return;
    const stop = stopAfterKey(event.currentTarget, event.target, event);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };

  return { ref, onFocus: handleFocus, onKeyDown: handleKeyDown };
}
