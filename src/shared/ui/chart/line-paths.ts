import { middleOf } from './slots';

/**
 * The lines through a series, as paths of SVG in a box of 100 by 100 whose y grows downwards.
 *
 * @param heights in per cent from the ground; null makes a gap.
 * @param isUnfinished the last point is not over: the way to it is a line of its own.
 */
export function linePaths(
  heights: readonly (number | null)[],
  isUnfinished: boolean,
): { whole: string; unfinished: string } {
  const at = (index: number) => {
    const height = heights[index] ?? null;
    return height === null
      ? null
      : `${middleOf(index, heights.length).toFixed(2)} ${(100 - height).toFixed(2)}`;
  };
  const last = heights.length - 1;
  const end = isUnfinished ? last : heights.length;
  let whole = '';
  for (let index = 0; index < end; index += 1) {
    const place = at(index);
    if (place !== null) whole += `${index > 0 && at(index - 1) !== null ? 'L' : 'M'}${place}`;
  }
  const [from, to] = [at(last - 1), at(last)];
  const hasEnd = isUnfinished && from !== null && to !== null;
  return { whole, unfinished: hasEnd ? `M${from}L${to}` : '' };
}
