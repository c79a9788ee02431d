import { getMiddle } from './axis';

/**
 * SVG path of a series in a box of 100 by 100.
 *
 * @param heights percent from the ground; null makes a gap
 */
export function linePath(heights: readonly (number | null)[]): string {
  const at = (index: number) => {
    const height = heights[index] ?? null;
    return height === null
      ? null
      : `${getMiddle(index, heights.length).toFixed(2)} ${(100 - height).toFixed(2)}`;
  };
  let path = '';
  for (let index = 0; index < heights.length; index += 1) {
    const position = at(index);
    if (position !== null) path += `${index > 0 && at(index - 1) !== null ? 'L' : 'M'}${position}`;
  }
  return path;
}
