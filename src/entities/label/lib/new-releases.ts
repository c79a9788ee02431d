import type { Release } from '@/shared/contract/label-figures.ts';

const dayLength = 86_400_000;

/** Days that a release counts as new. */
const newFor = 90;

/** Recent and upcoming releases without rejected ones, by UTC days. */
export function newReleases(releases: readonly Release[], now: Date) {
  const first = new Date(now.getTime() - (newFor - 1) * dayLength).toISOString().slice(0, 10);
  return {
    out: releases.filter(({ status, releaseDate }) => status === 'live' && releaseDate >= first),
    toCome: releases.filter(({ status }) => status === 'approved' || status === 'pending'),
  };
}
