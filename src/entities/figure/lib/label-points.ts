/** Names that have room below a chart on a phone. */
const most = 7;

/**
 * Whether a point of so many has its name below the chart: each of a few, else four of them that lie
 * apart and away from the edges.
 */
export function isLabelled(index: number, count: number): boolean {
  if (count <= most) return true;
  return [0.125, 0.375, 0.625, 0.875].some((place) => Math.floor(place * count) === index);
}
