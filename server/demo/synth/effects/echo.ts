import type { Buses } from '../mixer.ts';

/** Adds a ping-pong echo to left and right; level 0 is off. */
export function createEcho(delay: number, level: number) {
  const first = new Float32Array(Math.max(1, delay));
  const second = new Float32Array(Math.max(1, delay));
  let at = 0;
  let dull = 0;
  return function echo({ left, right, send }: Buses): void {
    if (level === 0) return;
    for (let index = 0; index < send.length; index += 1) {
      const once = first[at] ?? 0;
      const twice = second[at] ?? 0;
      dull += 0.35 * ((send[index] ?? 0) + twice * 0.33 - dull);
      first[at] = dull;
      second[at] = once;
      at = at + 1 === first.length ? 0 : at + 1;
      left[index] = (left[index] ?? 0) + once * level * 2;
      right[index] = (right[index] ?? 0) + twice * level * 2;
    }
  };
}
