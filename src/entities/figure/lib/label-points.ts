const most = 7;

/** Labels all of a few points, else four away from the edges. */
export function isLabelled(index: number, count: number): boolean {
  if (count <= most) return true;
  return [0.125, 0.375, 0.625, 0.875].some((share) => Math.floor(share * count) === index);
}
