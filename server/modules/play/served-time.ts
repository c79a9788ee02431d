/** Disjoint, in seconds, in order. */
export type Stretches = readonly (readonly [number, number])[];

/** Above this the first is dropped, which bounds memory. */
const most = 32;

export function addStretch(stretches: Stretches, from: number, to: number): Stretches {
  let [low, high] = [from, to];
  const apart: (readonly [number, number])[] = [];
  for (const stretch of stretches) {
    const [start, end] = stretch;
    if (end < low || start > high) {
      apart.push(stretch);
      continue;
    }
    low = Math.min(low, start);
    high = Math.max(high, end);
  }
  const joined = [...apart, [low, high] as const].toSorted(([a], [b]) => a - b);
  return joined.length > most ? joined.slice(1) : joined;
}

export function toSeconds(stretches: Stretches): number {
  return stretches.reduce((sum, [start, end]) => sum + end - start, 0);
}
