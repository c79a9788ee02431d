import type { Audience } from '../make-import.ts';

export const openDays = 730;

export function grownTo(daysAgo: number): number {
  const elapsed = Math.max(0, 1 - daysAgo / openDays);
  return 0.25 * elapsed + 0.75 * elapsed * elapsed;
}

export function daysSince(part: number): number {
  const elapsed = (Math.sqrt(0.0625 + 3 * part) - 0.25) / 1.5;
  return openDays * (1 - elapsed);
}

export const audience: Audience = {
  streamsPerListener: 3.8,
  listenersThen: grownTo,
  followersThen: null,
};
