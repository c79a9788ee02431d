import type { Audience } from '../make-import.ts';

export const openDays = 730;

export function grownTo(daysAgo: number): number {
  const gone = Math.max(0, 1 - daysAgo / openDays);
  return 0.25 * gone + 0.75 * gone * gone;
}

export function daysSince(part: number): number {
  const gone = (Math.sqrt(0.0625 + 3 * part) - 0.25) / 1.5;
  return openDays * (1 - gone);
}

export const audience: Audience = {
  streamsPerListener: 3.8,
  listenersThen: grownTo,
  followersThen: null,
};
