import { expect, it } from 'vitest';
import type { Concert } from '#contract/concert.ts';
import { tourStats } from './tour-stats.ts';

const concert = (change: Partial<Concert> = {}): Concert => ({
  id: 'con_1',
  title: 'Gira',
  venue: 'Sala Sol',
  city: 'Madrid',
  country: 'ES',
  date: '2026-12-05',
  time: '21:00',
  doors: '20:00',
  capacity: 100,
  ticketsSold: 0,
  status: 'on_sale',
  ticketPrice: { min: 20, max: 30, currency: 'EUR' },
  ticketUrl: '',
  venueImage: '',
  description: '',
  supportingActs: [],
  ageRestriction: '18+',
  fanClubPresale: false,
  presaleCode: '',
  ...change,
});

it('is zero without concerts', () => {
  expect(tourStats([])).toEqual({
    totalConcerts: 0,
    totalCapacity: 0,
    totalSold: 0,
    totalRevenue: 0,
    averageTicketPrice: 0,
    selloutRate: 0,
    topCities: [],
    byCurrency: [],
  });
});

it('values tickets at the mean of their prices, and counts full venues', () => {
  const stats = tourStats([
    concert({ ticketsSold: 100, status: 'sold_out' }),
    concert({
      ticketsSold: 50,
      city: 'Sevilla',
      ticketPrice: { min: 10, max: 11, currency: 'EUR' },
    }),
    concert({ city: 'Sevilla', capacity: 0 }),
  ]);
  expect(stats).toMatchObject({
    totalConcerts: 3,
    totalCapacity: 200,
    totalSold: 150,
    totalRevenue: 3_025,
    averageTicketPrice: 20.17,
    selloutRate: 33.3,
    topCities: [
      { city: 'Madrid', country: 'ES', sales: 100 },
      { city: 'Sevilla', country: 'ES', sales: 50 },
    ],
  });
});

// Proves concerts: Towns by country, without case or accents
it('distinguishes cities by country, ignoring case and accents', () => {
  const { topCities } = tourStats([
    concert({ ticketsSold: 30, city: 'Córdoba' }),
    concert({ ticketsSold: 20, city: ' cordoba ' }),
    concert({ ticketsSold: 40, city: 'Córdoba', country: 'AR' }),
  ]);
  expect(topCities).toEqual([
    { city: 'Córdoba', country: 'ES', sales: 50 },
    { city: 'Córdoba', country: 'AR', sales: 40 },
  ]);
});

// Proves concerts: Currencies
it('never adds currencies: sums are in the one with the most tickets', () => {
  const pesos = { min: 500, max: 500, currency: 'MXN' };
  const stats = tourStats([
    concert({ ticketsSold: 10 }),
    concert({ ticketsSold: 40, ticketPrice: pesos }),
    concert({ ticketPrice: { min: 9, max: 9, currency: 'USD' } }),
  ]);
  expect(stats.totalRevenue).toBe(20_000);
  expect(stats.byCurrency).toEqual([
    { currency: 'MXN', revenue: 20_000, averageTicketPrice: 500, ticketsSold: 40 },
    { currency: 'EUR', revenue: 250, averageTicketPrice: 25, ticketsSold: 10 },
    { currency: 'USD', revenue: 0, averageTicketPrice: 9, ticketsSold: 0 },
  ]);
});

it('leaves out cancelled concerts, whose tickets are refunded', () => {
  const stats = tourStats([concert({ ticketsSold: 90, status: 'cancelled' })]);
  expect([stats.totalConcerts, stats.totalSold, stats.topCities]).toEqual([0, 0, []]);
});

// Proves concerts: Missing prices, in sums
it('ignores unknown prices, and uses a single one as it is', () => {
  const at = (min: number, max: number, change: Partial<Concert> = {}) =>
    concert({ ticketPrice: { min, max, currency: 'EUR' }, ...change });
  const toAverage = (...all: Concert[]) => tourStats(all).averageTicketPrice;
  expect(toAverage(at(0, 0), at(20, 30))).toBe(25);
  expect(toAverage(at(0, 0, { ticketsSold: 50 }), at(20, 0, { ticketsSold: 10 }))).toBe(20);
  expect(toAverage(at(0, 30), at(0, 0, { isFree: true }))).toBe(15);
});
