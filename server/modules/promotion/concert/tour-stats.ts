import type { Concert, TourStats } from '#contract/concert.ts';
import { foldText } from '../../../../src/shared/lib/text-filter/matches-text.ts';

const citiesMost = 10;

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Leaves out cancelled concerts, whose tickets are refunded. Revenue is tickets times the mean of
 * both prices, in the currency with the most tickets only. See docs/product/concerts.md.
 */
export function tourStats(all: readonly Concert[]): TourStats {
  const concerts = all.filter(({ status }) => status !== 'cancelled');
  const sumUp = (of: (concert: Concert) => number) =>
    concerts.reduce((sum, concert) => sum + of(concert), 0);
  const isFull = ({ capacity, ticketsSold }: Concert) => capacity > 0 && ticketsSold >= capacity;
  const byCurrency = sumByCurrency(concerts);
  return {
    totalConcerts: concerts.length,
    totalCapacity: sumUp(({ capacity }) => capacity),
    totalSold: sumUp(({ ticketsSold }) => ticketsSold),
    totalRevenue: byCurrency[0]?.revenue ?? 0,
    averageTicketPrice: byCurrency[0]?.averageTicketPrice ?? 0,
    selloutRate: percent(concerts.filter(isFull).length, concerts.length),
    topCities: topCities(concerts),
    byCurrency,
  };
}

function getMiddle({ ticketPrice: { min, max }, isFree = false }: Concert): number | null {
  if (min === 0 && max === 0) return isFree ? 0 : null;
  return min === 0 || max === 0 ? Math.max(min, max) : (min + max) / 2;
}

function sumByCurrency(concerts: readonly Concert[]) {
  return [...Map.groupBy(concerts, ({ ticketPrice }) => ticketPrice.currency)]
    .map(([currency, of]) => {
      const ticketsSold = of.reduce((sum, concert) => sum + concert.ticketsSold, 0);
      // Tickets without a known price are worth nothing and count in no average.
      const priced = of.flatMap((each) => {
        const middle = getMiddle(each);
        return middle === null ? [] : [{ middle, sold: each.ticketsSold }];
      });
      const revenue = priced.reduce((sum, { middle, sold }) => sum + sold * middle, 0);
      const soldPriced = priced.reduce((sum, { sold }) => sum + sold, 0);
      const middles = priced.reduce((sum, { middle }) => sum + middle, 0);
      return {
        currency,
        revenue: toCents(revenue),
        averageTicketPrice: toCents(
          soldPriced === 0 ? middles / Math.max(priced.length, 1) : revenue / soldPriced,
        ),
        ticketsSold,
        count: of.length,
      };
    })
    .toSorted((one, other) => other.ticketsSold - one.ticketsSold || other.count - one.count)
    .map(({ count: _, ...sums }) => sums);
}

function topCities(concerts: readonly Concert[]) {
  // Compares cities by folded name within a country.
  return [...Map.groupBy(concerts, ({ city, country }) => `${country} ${foldText(city.trim())}`)]
    .flatMap(([, of]) => {
      const [first] = of.toSorted((one, other) => other.ticketsSold - one.ticketsSold);
      const sales = of.reduce((sum, { ticketsSold }) => sum + ticketsSold, 0);
      return first ? [{ city: first.city.trim(), country: first.country, sales }] : [];
    })
    .filter(({ city, sales }) => city !== '' && sales > 0)
    .toSorted((one, other) => other.sales - one.sales || one.city.localeCompare(other.city, 'es'))
    .slice(0, citiesMost);
}
