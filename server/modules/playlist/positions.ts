/**
 * Entries of a playlist stand this far apart, so that moving one changes it alone: who reads the list
 * in parts meets every other entry exactly once. The longest playlist fits into the column 3 times.
 */
export const positionStep = 65_536;

/** What the column holds. */
export const positionRange = { min: -2_147_483_648, max: 2_147_483_647 } as const;

/**
 * A position between two neighbours, null standing for an end of the list; null when there is no room
 * and the list has to be spread anew.
 */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return positionStep;
  const position =
    before === null
      ? (after ?? 0) - positionStep
      : after === null
        ? before + positionStep
        : Math.floor((before + after) / 2);
  return position === before || position < positionRange.min || position > positionRange.max
    ? null
    : position;
}
