import type { TourStats } from '@/shared/contract/concert.ts';

type Town = TourStats['topCities'][number];

/**
 * Names of towns in order; duplicates get their country.
 *
 * @param countryName name of a country code
 */
export function townNames(towns: readonly Town[], countryName: (code: string) => string): string[] {
  const known = Map.groupBy(towns, ({ city }) => city.toLowerCase());
  return towns.map(({ city, country }) => {
    const isShared = (known.get(city.toLowerCase())?.length ?? 0) > 1;
    return isShared && country !== undefined ? `${city} (${countryName(country)})` : city;
  });
}
