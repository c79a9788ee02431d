import type { Audience } from '../make-import.ts';

/** Days that the service has been open: two years. */
export const openDays = 730;

/** The part of its people that it had some days ago: none at first, more each month than in the one before. */
export function grownTo(daysAgo: number): number {
  const gone = Math.max(0, 1 - daysAgo / openDays);
  return 0.25 * gone + 0.75 * gone * gone;
}

/** How many days ago the service had a part of its people. */
export function daysSince(part: number): number {
  const gone = (Math.sqrt(0.0625 + 3 * part) - 0.25) / 1.5;
  return openDays * (1 - gone);
}

/** An audience that grows with the service, whose followers are counted here. */
export const audience: Audience = {
  streamsPerListener: 3.8,
  listenersThen: grownTo,
  followersThen: null,
};
