import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { visibleRange } from './visible-range';

let isPrinting = false;

function watchPrinter(notify: () => void) {
  const handle = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    notify();
  };
  addEventListener('beforeprint', handle);
  addEventListener('afterprint', handle);
  return () => {
    removeEventListener('beforeprint', handle);
    removeEventListener('afterprint', handle);
  };
}

/** Changes in time for the print layout. */
const useIsPrinting = (): boolean => useSyncExternalStore(watchPrinter, () => isPrinting);

/** Shorter lists are mounted whole, so that the browser's search finds them. */
const shortList = 100;
/** Some sixty sheets of paper. */
const printedMost = 1000;
/** Pixels; `size.row` of the theme. */
const usualRowHeight = 56;

/** Reading at events costs no layout. */
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

/** One measured height for all rows saves measuring while scrolling. */
export function useVisibleRows(
  body: HTMLElement | null,
  count: number,
  mounted: readonly number[],
) {
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  const [offset, setOffset] = useState(Number.MAX_SAFE_INTEGER);

  useLayoutEffect(() => {
    if (!body) return undefined;
    const measure = () => {
      look();
      setOffset(Math.round(body.getBoundingClientRect().top + view.scrollTop));
      setRowHeight(body.querySelector('tr')?.offsetHeight ?? usualRowHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  // Scrolling within a row does not re-render.
  const shown = useSyncExternalStore(watchWindow, () => {
    const { first, last } = visibleRange({ ...view, offset, rowHeight, count });
    return first * 2 ** 24 + last;
  });
  const range = { first: Math.floor(shown / 2 ** 24), last: shown % 2 ** 24 };
  const isPrinting = useIsPrinting();
  const wholeMost = isPrinting ? printedMost : shortList;
  const isWhole = isPrinting || count <= wholeMost;
  const drawn = isWhole ? { first: 0, last: Math.min(count, wholeMost) - 1 } : range;
  const indexes = new Set(mounted.filter((index) => index >= 0 && index < count));
  for (let index = drawn.first; index <= Math.min(drawn.last, count - 1); index += 1) {
    indexes.add(index);
  }

  return {
    rowHeight,
    indexes: [...indexes].toSorted((a, b) => a - b),
    isPrinting,
    lastShown: range.last,
  };
}
