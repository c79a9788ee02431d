/** Index of an item after a drop above or below another; moving down closes the gap behind it. */
export const indexAfterDrop = (from: number, over: number, isBelow: boolean): number => {
  const gap = isBelow ? over + 1 : over;
  return from < gap ? gap - 1 : gap;
};
