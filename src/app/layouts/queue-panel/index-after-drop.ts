/**
 * Where an item stands after it was dropped above or below another one; all places from 0. What was
 * dragged downwards leaves a gap that the others close.
 */
export const indexAfterDrop = (from: number, over: number, isBelow: boolean): number => {
  const gap = isBelow ? over + 1 : over;
  return from < gap ? gap - 1 : gap;
};
