/** One question for the time: local milliseconds of both ends, and the server's answer. */
export type RoundTrip = { sent: number; received: number; server: number };

/** `doubt` is the most by which the offset may be wrong. Both in milliseconds. */
export type ClockOffset = { offset: number; doubt: number };

/**
 * Returns how far the server's clock is ahead of the local one: by the quickest round trip, since
 * a slow one says little about when the server answered. Null without any.
 */
export function estimateOffset(trips: readonly RoundTrip[]): ClockOffset | null {
  const [best = null] = trips
    .map(({ sent, received, server }) => ({
      offset: server - (sent + received) / 2,
      doubt: (received - sent) / 2,
    }))
    .toSorted((one, other) => one.doubt - other.doubt);
  return best;
}
