/** The middle of one of equal slots, in per cent of the width. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** Which of equal slots lies at a share of the width. */
export const slotAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));
