import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useIsPrinting } from './use-is-printing';
import { visibleRange } from './visible-range';

/** Up to so many rows all are in the page, where the browser's own search finds them. */
const shortList = 100;
/** Rows that go on paper at most, some sixty sheets. */
const printedMost = 1000;
/** Height of a row in px until one has been measured; `size.row` of the theme. */
const usualRowHeight = 56;

/** Where the window stands. Read at its events, when that costs no layout. */
let view = { scrollTop: 0, windowHeight: 0 };
const look = () => {
  view = { scrollTop: window.scrollY, windowHeight: window.innerHeight };
};

function watchWindow(notify: () => void) {
  const handle = () => {
    look();
    notify();
  };
  handle();
  addEventListener('scroll', handle, { passive: true });
  addEventListener('resize', handle);
  return () => {
    removeEventListener('scroll', handle);
    removeEventListener('resize', handle);
  };
}

/**
 * Which rows of a long list are in the page: those that the window shows and a few around them, or all
 * for the printer, and the `kept` ones wherever they are (negative ones count for nothing). All rows are of one height,
 * which is measured, as it differs on touch and with larger letters; so there is nothing to measure
 * while scrolling, and no need of a library. `body` holds them.
 */
export function useVisibleRows(body: HTMLElement | null, count: number, kept: readonly number[]) {
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  // Before it is measured a list begins where nothing of it is seen: a few rows are drawn.
  const [offset, setOffset] = useState(Number.MAX_SAFE_INTEGER);

  useLayoutEffect(() => {
    if (!body) return undefined;
    const measure = () => {
      look();
      setOffset(Math.round(body.getBoundingClientRect().top + view.scrollTop));
      setRowHeight(body.querySelector('tr')?.offsetHeight ?? usualRowHeight);
    };
    measure();
    // What stands above may grow or go, and the page with it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  // One number, so that scrolling within a row changes nothing.
  const shown = useSyncExternalStore(watchWindow, () => {
    const { first, last } = visibleRange({ ...view, offset, rowHeight, count });
    return first * 2 ** 24 + last;
  });
  const range = { first: Math.floor(shown / 2 ** 24), last: shown % 2 ** 24 };
  const isPrinting = useIsPrinting();
  const wholeMost = isPrinting ? printedMost : shortList;
  const isWhole = isPrinting || count <= wholeMost;
  const drawn = isWhole ? { first: 0, last: Math.min(count, wholeMost) - 1 } : range;
  const indexes = new Set(kept.filter((index) => index >= 0 && index < count));
  for (let index = drawn.first; index <= Math.min(drawn.last, count - 1); index += 1) {
    indexes.add(index);
  }

  return {
    rowHeight,
    indexes: [...indexes].toSorted((a, b) => a - b),
    isPrinting,
    /** The last row that the window shows, or nearly. */
    lastShown: range.last,
  };
}
