/** ISO 8601 and milliseconds, all of the last contact or since. */
export type ServerClock = {
  /** What the server said. */
  serverAt: number;
  /** What this device's clock said at that moment. */
  deviceAt: number;
  /** The latest moment that was reckoned, which never goes back. */
  latest: number;
};

/**
 * The server's time as far as a device without a network can know it: a clock that is set back
 * stands still. Milliseconds. See docs/product/offline.md.
 */
export const reckonTime = ({ serverAt, deviceAt, latest }: ServerClock, now: number): number =>
  Math.max(latest, serverAt + (now - deviceAt));

/** A contact with the server sets it right, whatever the device reckoned before. */
export const setBy = (serverAt: number, now: number): ServerClock => ({
  serverAt,
  deviceAt: now,
  latest: serverAt,
});
