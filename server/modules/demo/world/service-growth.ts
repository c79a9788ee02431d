import type { Audience } from '../make-import.ts';

/** Days since the service opened: two years. */
export const openDays = 730;

/** The share of its people that it had some days ago, with more new ones each month. */
export function grownTo(daysAgo: number): number {
  const gone = Math.max(0, 1 - daysAgo / openDays);
  return 0.25 * gone + 0.75 * gone * gone;
}

/** Days since the service had a share of its people. */
export function daysSince(part: number): number {
  const gone = (Math.sqrt(0.0625 + 3 * part) - 0.25) / 1.5;
  return openDays * (1 - gone);
}

/** Grows with the service; its followers are counted here. */
export const audience: Audience = {
  streamsPerListener: 3.8,
  listenersThen: grownTo,
  followersThen: null,
};
