const dayLength = 86_400_000;

/**
 * A day as date fields and calls write it, `2026-11-19`: so many days after today, or before. Days are UTC, whatever
 * the calendar of the device says: docs/product/figures.md.
 */
export const dayFromToday = (days: number, now = new Date()): string =>
  new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10);
