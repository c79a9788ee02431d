/** Both have the latest first; a removal comes before what was played on its day since. */
export function placeRemovals<Shown extends { day: string }, Removed extends { day: string }>(
  days: readonly Shown[],
  removals: readonly Removed[],
): (Shown | Removed)[] {
  return [...removals, ...days].toSorted((one, other) => other.day.localeCompare(one.day));
}
