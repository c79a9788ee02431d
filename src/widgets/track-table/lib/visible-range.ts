export type VisibleRange = { first: number; last: number };

type Viewport = {
  scrollTop: number;
  windowHeight: number;
  /** Pixels from the page's top. */
  offset: number;
  rowHeight: number;
  count: number;
};

/** Pixels covered by the shell's bars. */
const covered = { above: 64, below: 84 };

/** Few, to keep a list near 300 elements. */
const spare = { above: 1, below: 2 };

/** Their number is constant, so that rows are swapped while scrolling. */
export function visibleRange(viewport: Viewport): VisibleRange {
  const { scrollTop, windowHeight, offset, rowHeight, count } = viewport;
  const within = (index: number) => Math.min(Math.max(index, 0), Math.max(count - 1, 0));
  const seen = windowHeight - covered.above - covered.below;
  const first = Math.floor((scrollTop + covered.above - offset) / rowHeight) - spare.above;
  const last = first + spare.above + Math.ceil(seen / rowHeight) + spare.below;
  return { first: within(first), last: within(last) };
}
