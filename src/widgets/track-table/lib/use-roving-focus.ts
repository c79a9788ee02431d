import type { FocusEvent, KeyboardEvent } from 'react';
import { bringsStops, keepOneTabStop, getPosition, stopAt } from './move-focus';
import { placeAfterKey } from './place-after-key';

type LongList = {
  reach: (index: number) => void;
};

const rowsOfPage = (row: HTMLElement) =>
  Math.max(1, Math.floor((window.innerHeight * 0.75) / row.offsetHeight));

/** `longList` is for windowed grids. */
export function useRovingFocus(rows: number, longList?: LongList) {
  const setGrid = (grid: HTMLElement | null) => {
    if (!grid) return undefined;
    keepOneTabStop(grid);
    const observer = new MutationObserver((records) => {
      if (records.some(bringsStops)) keepOneTabStop(grid);
    });
    observer.observe(grid, { childList: true, subtree: true });
    return () => observer.disconnect();
  };

  const handleFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLElement) keepOneTabStop(currentTarget, target);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.shiftKey || event.altKey) return;
    const from = getPosition(event.target);
    if (!from) return;
    const page = longList ? rowsOfPage(from.row) : 0;
    const target = placeAfterKey(from, event, { stops: from.stops, rows, page });
    if (!target) return;
    event.preventDefault();
    longList?.reach(target.index);
    stopAt(event.currentTarget, target)?.focus();
  };

  return { setGrid, onFocus: handleFocus, onKeyDown: handleKeyDown };
}
