/** Percent of the width. */
export const getMiddle = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** `share` of the width, 0 to 1. */
export const slotAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));
