/** A share from 0 to 1 as percent with one decimal, for files. */
export const toPercent = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 10;
