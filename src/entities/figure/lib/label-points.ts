/** Labels that fit below a chart on a phone. */
const most = 7;

/** Whether a point is labelled: all of a few, else four, spaced apart and away from the edges. */
export function isLabelled(index: number, count: number): boolean {
  if (count <= most) return true;
  return [0.125, 0.375, 0.625, 0.875].some((place) => Math.floor(place * count) === index);
}
