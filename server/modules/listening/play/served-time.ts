/** Disjoint, in seconds, in order. */
export type Spans = readonly (readonly [number, number])[];

/** Above this the first is dropped, which bounds memory. */
const most = 32;

export function addSpan(spans: Spans, from: number, to: number): Spans {
  let [low, high] = [from, to];
  const apart: (readonly [number, number])[] = [];
  for (const span of spans) {
    const [start, end] = span;
    if (end < low || start > high) {
      apart.push(span);
      continue;
    }
    low = Math.min(low, start);
    high = Math.max(high, end);
  }
  const joined = [...apart, [low, high] as const].toSorted(([a], [b]) => a - b);
  return joined.length > most ? joined.slice(1) : joined;
}

export function toSeconds(spans: Spans): number {
  return spans.reduce((sum, [start, end]) => sum + end - start, 0);
}
