/** Days of a chart, today (UTC) included. */
export const chartDays = 28;

/** Days stored: those of the chart, and as many before them to compare ranks. */
export const chartedDays = 2 * chartDays;

/** The viral chart compares the plays of the last days with the rest of the 28. */
export const viral = {
  days: 7,
  /** Tracks with fewer plays in these days are left out, however fast they grow. */
  leastPlays: 5,
  /** Fewer plays in an earlier week count as this many. */
  leastBefore: 3,
} as const;

/** Tracks of a chart. See docs/product/search.md. */
export const chartLength = 50;

const day = 86_400_000;

/** First day (`yyyy-mm-dd`, UTC) of a span of days that ends today. */
export const firstOf = (days: number, now: Date): string =>
  new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
