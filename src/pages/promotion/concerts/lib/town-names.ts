import type { TourStats } from '@/shared/contract/concert.ts';

type Town = TourStats['topCities'][number];

/**
 * The names of towns in their order; where two have the same, each with its country.
 *
 * @param countryName of a code.
 */
export function townNames(towns: readonly Town[], countryName: (code: string) => string): string[] {
  const known = Map.groupBy(towns, ({ city }) => city.toLowerCase());
  return towns.map(({ city, country }) => {
    const isShared = (known.get(city.toLowerCase())?.length ?? 0) > 1;
    return isShared && country !== undefined ? `${city} (${countryName(country)})` : city;
  });
}
