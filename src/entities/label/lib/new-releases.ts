import type { Release } from '@/shared/contract/label-figures.ts';

const dayLength = 86_400_000;

/** A record is new for so many days, the day on which it came out among them. */
const newFor = 90;

/**
 * The records that came out lately, and those that are still to come; what editors turned down is neither.
 *
 * @param now the present moment; days are UTC.
 */
export function newReleases(releases: readonly Release[], now: Date) {
  const first = new Date(now.getTime() - (newFor - 1) * dayLength).toISOString().slice(0, 10);
  return {
    out: releases.filter(({ status, releaseDate }) => status === 'live' && releaseDate >= first),
    toCome: releases.filter(({ status }) => status === 'approved' || status === 'pending'),
  };
}
