/** A share of 0 to 1 as files have it: in per cent, to the tenth; null of nothing. */
export const percentOf = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 10;
