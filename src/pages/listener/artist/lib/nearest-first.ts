import type { UpcomingConcert } from '@/shared/contract/concert.ts';

/** Concerts in the user's country first, otherwise in order. */
export const nearestFirst = (
  concerts: readonly UpcomingConcert[],
  country: string | undefined,
): UpcomingConcert[] => [
  ...concerts.filter((concert) => concert.country === country),
  ...concerts.filter((concert) => concert.country !== country),
];

/** `es-ES` → `ES`; undefined without a region. */
export function getRegion(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
