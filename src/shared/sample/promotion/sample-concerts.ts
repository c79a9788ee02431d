import type { Concert, TourStats } from '../../contract/concert.ts';
import { sampleToday } from '../sample-today.ts';
import { demoConcerts } from './demo-concerts.ts';

/** The day `days` after the sample's. */
function dayAfter(days: number): string {
  const day = new Date(`${sampleToday}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** One per status or more. */
export const sampleConcerts = (): Concert[] =>
  demoConcerts.map(({ isIn, prices: [min, max, currency], ...concert }) => ({
    ...concert,
    date: dayAfter(isIn),
    ticketPrice: { min, max, currency },
    ticketUrl: '',
    venueImage: '',
    fanClubPresale: concert.presaleCode !== '',
  }));

/** Totals without cancelled concerts, in the currency of the most tickets. */
export const sampleTourStats = (): TourStats => ({
  totalConcerts: 5,
  totalCapacity: 9_600,
  totalSold: 6_316,
  totalRevenue: 171_000,
  averageTicketPrice: 32.91,
  selloutRate: 40,
  topCities: [
    { city: 'Madrid', sales: 1_896 },
    { city: 'Barcelona', sales: 1_800 },
    { city: 'Sevilla', sales: 1_500 },
    { city: 'Ciudad de México', sales: 1_120 },
  ],
  byCurrency: [
    { currency: 'EUR', revenue: 171_000, averageTicketPrice: 32.91, ticketsSold: 5_196 },
    { currency: 'MXN', revenue: 1_064_000, averageTicketPrice: 950, ticketsSold: 1_120 },
    { currency: 'ARS', revenue: 0, averageTicketPrice: 45_000, ticketsSold: 0 },
  ],
});
