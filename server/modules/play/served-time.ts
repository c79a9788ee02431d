/** Stretches of a track in seconds, apart from one another and in order. */
export type Stretches = readonly (readonly [number, number])[];

/** Beyond so many separate stretches the first is forgotten, which bounds the memory of seeking. */
const most = 32;

/** Adds `from` to `to` to what was served; stretches that touch become one. */
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

/** Seconds that the stretches hold together. */
export function secondsOf(stretches: Stretches): number {
  return stretches.reduce((sum, [start, end]) => sum + end - start, 0);
}
