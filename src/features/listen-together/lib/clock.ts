/** One question for the time: local milliseconds of both ends, and the server's answer. */
export type RoundTrip = { sent: number; received: number; server: number };

const length = ({ sent, received }: RoundTrip) => received - sent;

/**
 * Returns how many milliseconds the server's clock is ahead of the local one: the median of the
 * quicker half of the round trips, since a slow one says little about when the server answered.
 * Null without any.
 */
export function estimateOffset(trips: readonly RoundTrip[]): number | null {
  const quick = trips
    .toSorted((one, other) => length(one) - length(other))
    .slice(0, Math.ceil(trips.length / 2));
  const offsets = quick
    .map((trip) => trip.server - (trip.sent + trip.received) / 2)
    .toSorted((one, other) => one - other);
  return offsets[Math.floor((offsets.length - 1) / 2)] ?? null;
}
