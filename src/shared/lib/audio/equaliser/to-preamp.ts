/**
 * @param curves of each filter, by how much it multiplies the same frequencies; NaN above what the
 *   device plays
 * @returns by how much to multiply all, so that no frequency is louder than it was
 */
export function toPreamp(curves: readonly Float32Array[]): number {
  let most = 1;
  for (const index of curves[0]?.keys() ?? []) {
    const factor = curves.reduce((product, curve) => product * (curve[index] ?? 1), 1);
    if (factor > most) most = factor;
  }
  return 1 / most;
}
