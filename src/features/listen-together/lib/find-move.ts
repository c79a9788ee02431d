/**
 * Finds the one key that moved between two orders of the same keys: `beforeKey` is the one that
 * follows it now, null at the end. Null where nothing moved, or the keys are others.
 */
export function findMove(
  before: readonly string[],
  after: readonly string[],
): { key: string; beforeKey: string | null } | null {
  const at = after.findIndex((key, index) => key !== before[index]);
  const [came, left] = [after[at], before[at]];
  if (came === undefined || left === undefined || before.length !== after.length) return null;
  // What moved up pushes the former one behind it; what moved down lets the next one take its place.
  const key = after[at + 1] === left ? came : left;
  const place = after.indexOf(key);
  const others = before.filter((other) => other !== key);
  if (place < 0 || others.toSpliced(place, 0, key).join() !== after.join()) return null;
  return { key, beforeKey: after[place + 1] ?? null };
}
