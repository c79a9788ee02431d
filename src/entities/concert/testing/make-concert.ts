import type { Concert, TourStats, UpcomingConcert } from '@/shared/contract/concert.ts';

/** An announced concert. */
export const makeConcert = (id: string, change: Partial<Concert> = {}): Concert => ({
  id,
  title: 'Gira del faro',
  venue: 'Teatro Circo Price',
  city: 'Madrid',
  country: 'ES',
  date: '2026-12-05',
  time: '21:00',
  doors: '20:00',
  capacity: 1_200,
  ticketsSold: 0,
  status: 'announced',
  ticketPrice: { min: 25, max: 40, currency: 'EUR' },
  ticketUrl: 'https://entradas.example.com/faro',
  venueImage: '',
  description: 'Una noche con cuarteto de cuerda.',
  supportingActs: ['Clara del Puerto'],
  ageRestriction: '18+',
  fanClubPresale: false,
  presaleCode: '',
  timeZone: 'Europe/Madrid',
  ...change,
});

export const makeTourStats = (change: Partial<TourStats> = {}): TourStats => ({
  totalConcerts: 4,
  totalCapacity: 10_000,
  totalSold: 7_550,
  totalRevenue: 245_375,
  averageTicketPrice: 32.5,
  selloutRate: 25,
  topCities: [
    { city: 'Madrid', sales: 4_200 },
    { city: 'Sevilla', sales: 2_150 },
    { city: 'Bilbao', sales: 1_200 },
  ],
  byCurrency: [{ currency: 'EUR', revenue: 245_375, averageTicketPrice: 32.5, ticketsSold: 7_550 }],
  ...change,
});

/** The public view of a concert. */
export const makeUpcomingConcert = (
  id: string,
  change: Partial<UpcomingConcert> = {},
): UpcomingConcert => {
  const { capacity: _, ticketsSold: __, presaleCode: ___, ...concert } = makeConcert(id);
  return {
    ...concert,
    timeZone: 'Europe/Madrid',
    startsAt: '2026-12-05T20:00:00.000Z',
    status: 'on_sale',
    ...change,
  };
};
