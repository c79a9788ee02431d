const pad = (value: number) => String(value).padStart(2, '0');

/** Today in the device's time zone; all other days are UTC. */
export const dayHere = (now = new Date()): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

const dayLength = 86_400_000;

/** The UTC day `days` from today, as `2026-11-19`. See docs/product/figures.md. */
export const dayFromToday = (days: number, now = new Date()): string =>
  new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10);
