/** Days that a chart counts, the present one (UTC) included. */
export const chartDays = 28;

/** Days that are kept: those of the chart, and as many before them to tell what rises. */
export const chartedDays = 2 * chartDays;

/** The viral chart holds the plays of the last days against the rest of the 28. */
export const viral = {
  days: 7,
  /** With fewer plays in these days a track is not on the chart, however fast it grows. */
  leastPlays: 5,
  /** A track that was heard less often in a week before counts as heard so often. */
  leastBefore: 3,
} as const;

/** Tracks of a chart. See docs/product/search.md. */
export const chartLength = 50;

const day = 86_400_000;

/** The day (`yyyy-mm-dd`, UTC) on which a stretch of so many days begins that ends with the present. */
export const firstOf = (days: number, now: Date): string =>
  new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
