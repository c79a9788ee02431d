/**
 * Seconds: between two people it is twice as much, and below 0.3 with the doubt of their clocks.
 * A player that does not come nearer by `tries` jumps is left where nobody hears a difference.
 */
const tolerated = { first: 0.08, later: 0.13, tries: 4 };

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
  let jumps = 0;
  let isMeasured = true;

  return {
    /** The player was set to a position, whose delay is measured at the next look. */
    jumped: (now: number) => {
      jumpedAt = now;
      jumps = 0;
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
      const { first, later, tries } = tolerated;
      if (Math.abs(drift) <= first) jumps = 0;
      if (Math.abs(drift) <= (jumps < tries ? first : later)) return null;
      jumps += 1;
      jumpedAt = now;
      isMeasured = false;
      return Math.max(0, wanted + lead);
    },
  };
}
