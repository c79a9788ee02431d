/** The middle of one of equal slots, in per cent of the width. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;
