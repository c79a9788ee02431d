/**
 * Gaps let a move change one row, so that readers of pages meet every other entry once. The
 * column holds the longest playlist three times.
 */
export const positionStep = 65_536;

export const positionRange = { min: -2_147_483_648, max: 2_147_483_647 } as const;

/** Null for an end of the list; returns null if the entries must be spread first. */
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
