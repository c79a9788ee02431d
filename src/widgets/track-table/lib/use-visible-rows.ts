import { type Range, defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';

/** Up to so many rows all are in the page, where the browser's own search finds them. */
const shortList = 100;
/** Rows beyond what is seen at each edge: few, for the list may hold 300 elements. */
const overscan = 1;
/** What the bars of the shell cover of a window, in px: nothing is seen there. */
const covered = { above: 64, below: 84 };
/** Height of a row in px until one has been measured; `size.row` of the theme. */
const usualRowHeight = 56;

/** The part of a range that no bar covers. */
function seen(range: Range, rowHeight: number): Range {
  const startIndex = range.startIndex + Math.floor(covered.above / rowHeight);
  const endIndex = range.endIndex - Math.floor(covered.below / rowHeight);
  return { ...range, startIndex, endIndex: Math.max(startIndex, endIndex) };
}

/**
 * Which rows of a long list are in the page: those that the window shows and a few around them, and
 * the `kept` ones wherever they are (negative ones count for nothing). All rows are of one height,
 * which is measured, as it differs on touch and with larger letters. `body` holds them.
 */
export function useVisibleRows(body: HTMLElement | null, count: number, kept: readonly number[]) {
  // The virtualizer is one object that changes inside, so nothing of it may be remembered.
  'use no memo';
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  const [offset, setOffset] = useState(0);

  useLayoutEffect(() => {
    if (!body) return undefined;
    const measure = () => {
      setOffset(Math.round(body.getBoundingClientRect().top + window.scrollY));
      setRowHeight(body.querySelector('tr')?.offsetHeight ?? usualRowHeight);
    };
    measure();
    // What stands above may grow or go, and the page with it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  // oxlint-disable-next-line react/incompatible-library -- the compiler is told above
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: count <= shortList ? shortList : overscan,
    scrollMargin: offset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => {
      const indexes = new Set([...kept, ...defaultRangeExtractor(seen(range, rowHeight))]);
      return [...indexes].filter((index) => index >= 0 && index < count).toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  return {
    rowHeight,
    indexes: virtualizer.getVirtualIndexes(),
    /** The last row that the window shows. */
    lastShown: virtualizer.range?.endIndex ?? 0,
  };
}
