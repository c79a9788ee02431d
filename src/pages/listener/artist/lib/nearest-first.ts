import type { UpcomingConcert } from '@/shared/contract/concert.ts';

/** Those in the listener's own country first; otherwise in their order. */
export const nearestFirst = (
  concerts: readonly UpcomingConcert[],
  country: string | undefined,
): UpcomingConcert[] => [
  ...concerts.filter((concert) => concert.country === country),
  ...concerts.filter((concert) => concert.country !== country),
];

/** The country in a language of a browser, `ES` of `es-ES`; undefined where it names none. */
export function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
