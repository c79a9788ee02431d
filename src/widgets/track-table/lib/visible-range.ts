/** The part of a list that a window shows: indexes of its first and last row. */
export type VisibleRange = { first: number; last: number };

type Place = {
  /** How far the page is scrolled, in px. */
  scrollTop: number;
  windowHeight: number;
  /** From the top of the page to the first row, in px. */
  offset: number;
  /** Of every row, in px. */
  rowHeight: number;
  /** Rows of the list. */
  count: number;
};

/** What the bars of the shell cover of a window at its ends, in px: nothing is seen there. */
const covered = { above: 64, below: 84 };

/** Rows beyond what is seen at each end: few, for the list may hold 300 elements. */
const spare = { above: 1, below: 2 };

/**
 * The rows that a window shows, with some to spare; at least one where there are any. Away from the
 * ends of the list they are always as many: while one scrolls, a row comes for each that goes.
 */
export function visibleRange(place: Place): VisibleRange {
  const { scrollTop, windowHeight, offset, rowHeight, count } = place;
  const within = (index: number) => Math.min(Math.max(index, 0), Math.max(count - 1, 0));
  const seen = windowHeight - covered.above - covered.below;
  const first = Math.floor((scrollTop + covered.above - offset) / rowHeight) - spare.above;
  const last = first + spare.above + Math.ceil(seen / rowHeight) + spare.below;
  return { first: within(first), last: within(last) };
}
