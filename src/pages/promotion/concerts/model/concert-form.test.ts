import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeConcert } from '@/entities/concert/index.testing';
import { concertFormSchema } from './concert-form';
import { changeOf, type ConcertValues, emptyConcert, filledOf, valuesOf } from './concert-values';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const whole: ConcertValues = {
  ...emptyConcert,
  title: 'Gira',
  venue: 'Sala Sol',
  date: '2026-12-05',
};

const faultsOf = (changes: Partial<ConcertValues>) => {
  const { error } = concertFormSchema.safeParse({ ...whole, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it('begins in euros, in Spain, for adults', () => {
  expect(emptyConcert).toMatchObject({ currency: 'EUR', country: 'ES', ageRestriction: '18+' });
});

it('takes a title, a venue and a day', () => expect(faultsOf({})).toEqual([]));

it.each<[Partial<ConcertValues>, string]>([
  [{ title: '  ' }, 'title: form.error.title'],
  [{ title: 'a'.repeat(201) }, 'title: form.error.long'],
  [{ venue: '' }, 'venue: form.error.venue'],
  [{ date: '' }, 'date: form.error.date'],
  [{ date: '2027-02-29' }, 'date: form.error.date'],
  [{ date: '2026-11-19' }, 'date: form.error.past'],
  [{ date: '2037-01-01' }, 'date: form.error.far'],
  [{ date: '2027-03-28', time: '02:30' }, 'time: form.error.noTime'],
  [{ date: '2027-03-28', doors: '02:30' }, 'doors: form.error.noTime'],
  [{ time: '19:30', doors: '20:00' }, 'time: form.error.beforeDoors'],
  [{ date: '2027-03-27', time: '02:30', doors: '23:30' }, 'time: form.error.noTime'],
  [{ capacity: '10.5' }, 'capacity: form.error.whole'],
  [{ capacity: '-1' }, 'capacity: form.error.whole'],
  [{ capacity: '1e3' }, 'capacity: form.error.whole'],
  [{ capacity: '1.50' }, 'capacity: form.error.whole'],
  [{ before: '2026-12-05', ticketsSold: '1.000', capacity: '999' }, 'capacity: form.error.sold'],
  [{ capacity: '1000001' }, 'capacity: form.error.capacity'],
  [{ ticketPriceMin: '12,50' }, 'ticketPriceMin: form.error.whole'],
  [{ ticketPriceMin: '30', ticketPriceMax: '20' }, 'ticketPriceMax: form.error.prices'],
  [{ ticketUrl: 'javascript:alert(1)' }, 'ticketUrl: form.error.address'],
  [{ venueImage: 'file:///a.png' }, 'venueImage: form.error.address'],
  [{ before: '2026-12-05', ticketsSold: '50', capacity: '49' }, 'capacity: form.error.sold'],
  [{ supportingActs: 'a\n'.repeat(1) + 'b'.repeat(201) }, 'supportingActs: form.error.acts'],
])('%j is refused: %s', (changes, fault) => expect(faultsOf(changes)).toEqual([fault]));

it.each<[Partial<ConcertValues>, [number, number, true?]]>([
  [{}, [0, 0]],
  [{ ticketPriceMin: '20' }, [20, 0]],
  [{ ticketPriceMin: '1.000', ticketPriceMax: '1 500' }, [1000, 1500]],
  [{ ticketPriceMax: '30' }, [0, 30]],
  [{ ticketPriceMin: '30', ticketPriceMax: '20', isFree: true }, [0, 0, true]],
])('of prices %j is sent as %j', (changes, sent) => {
  expect(faultsOf(changes)).toEqual([]);
  const { ticketPriceMin, ticketPriceMax, isFree } = filledOf({ ...whole, ...changes });
  expect([ticketPriceMin, ticketPriceMax, ...(isFree ? [isFree] : [])]).toEqual(sent);
});

describe('what a calendar may have', () => {
  it.each<[string, Partial<ConcertValues>]>([
    ['a night that begins after midnight', { time: '00:30', doors: '23:30' }],
    ['29 February', { date: '2028-02-29' }],
    ['the day on which clocks are put forward', { date: '2027-03-28', time: '21:00' }],
    ['a time that there is twice', { date: '2027-10-31', time: '02:30' }],
    [
      'a day that is over, for a concert that was then',
      { date: '2026-01-10', before: '2026-01-10', capacity: '1' },
    ],
  ])('%s', (_, changes) => expect(faultsOf(changes)).toEqual([]));
});

it('sends a zone that was chosen, and with a change also that it is the one of the city', () => {
  const arlington = { ...whole, country: 'US', city: 'Arlington' } as const;
  expect(filledOf(arlington)).not.toHaveProperty('timeZone');
  const chosen = { ...arlington, timeZone: 'America/New_York' } as const;
  expect(filledOf(chosen)).toMatchObject({ timeZone: 'America/New_York' });
  expect(changeOf(arlington)).toMatchObject({ timeZone: 'America/Chicago' });
});

it('sends whole numbers, names once, and no code without a presale', () => {
  const typed = { capacity: '1.200', supportingActs: ' Clara \n\nClara\nFaro', presaleCode: 'SOL' };
  expect(filledOf({ ...whole, ...typed })).toMatchObject({
    capacity: 1_200,
    ticketPriceMin: 0,
    supportingActs: ['Clara', 'Faro'],
    presaleCode: '',
  });
  expect(Object.keys(filledOf(whole))).not.toContain('before');
});

it('opens a delivered concert and sends back what it says', () => {
  const concert = makeConcert('con_1', { ticketsSold: 30, status: 'on_sale' });
  const { status: _, id: __, ticketPrice, ...same } = concert;
  expect(changeOf(valuesOf(concert))).toEqual({
    ...same,
    ticketPriceMin: ticketPrice.min,
    ticketPriceMax: ticketPrice.max,
    currency: ticketPrice.currency,
    isOnSale: true,
  });
});
