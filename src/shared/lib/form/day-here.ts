const pad = (value: number) => String(value).padStart(2, '0');

/** Today in the device's time zone; all other days are UTC. */
export const dayHere = (now = new Date()): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
