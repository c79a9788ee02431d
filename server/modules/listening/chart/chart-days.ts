/** Includes today (UTC). */
export const chartDays = 28;

/** Twice the days, to compare ranks. */
export const chartedDays = 2 * chartDays;

/** The viral chart compares the last days with the rest of the 28. */
export const viral = {
  days: 7,
  /** With fewer plays a track is left out, however fast it grows. */
  leastPlays: 5,
  /** Fewer plays in an earlier week count as this many. */
  leastBefore: 3,
} as const;

/** See docs/product/search.md. */
export const chartLength = 50;

const day = 86_400_000;

/** Returns `yyyy-mm-dd` (UTC); today is the last of the days. */
export const getChartStart = (days: number, now: Date): string =>
  new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
