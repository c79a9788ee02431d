/** Moving down closes the gap behind the item. */
export const indexAfterDrop = (from: number, over: number, isBelow: boolean): number => {
  const gap = isBelow ? over + 1 : over;
  return from < gap ? gap - 1 : gap;
};
