const dayLength = 86_400_000;

/**
 * The day `days` from today in the form of dates and calls, `2026-11-19`; always in UTC:
 * docs/product/figures.md.
 */
export const dayFromToday = (days: number, now = new Date()): string =>
  new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10);
