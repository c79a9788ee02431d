const most = 7;

/** All of a few, else four. */
export function isLabelled(index: number, count: number): boolean {
  if (count <= most) return true;
  return [0.125, 0.375, 0.625, 0.875].some((place) => Math.floor(place * count) === index);
}
