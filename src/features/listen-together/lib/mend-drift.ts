/** Seconds: a drift that is heard between two people stays below 0.3. */
const tolerated = 0.15;

/** Milliseconds between two jumps, in which the sound settles. */
const rest = 2_000;

/** Seconds; a jump that takes longer waits for the network. */
const longest = 3;

/**
 * Decides when a player that has drifted jumps, and where to: as far ahead as the last jump was
 * late. `now` in milliseconds by any steady clock.
 */
export function createDriftMender() {
  /** Seconds that pass before the sound goes on after a jump. */
  let lead = 0;
  let jumpedAt = -Infinity;
  let isMeasured = true;

  return {
    /** The player was set to a position, whose delay is measured at the next look. */
    jumped: (now: number) => {
      jumpedAt = now;
      isMeasured = false;
    },
    lead: () => lead,
    /** Returns the seconds to jump to, or null to go on. `heard` and `wanted` in seconds. */
    look: (heard: number, wanted: number, now: number): number | null => {
      if (now - jumpedAt < rest) return null;
      const drift = heard - wanted;
      if (!isMeasured) {
        isMeasured = true;
        if (Math.abs(drift) < longest) lead = Math.min(Math.max(lead - drift, 0), longest);
      }
      if (Math.abs(drift) <= tolerated) return null;
      jumpedAt = now;
      isMeasured = false;
      return Math.max(0, wanted + lead);
    },
  };
}
