// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeConcert } from '@/entities/concert/index.testing';
import { formSchema } from '@/shared/lib/form';
import { emptyConcert, toChange, toForm, toTyped } from './concert-form';
import { concertRules, type ConcertSent, type ConcertTyped } from './concert-rules';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const whole: ConcertTyped = {
  ...emptyConcert,
  title: 'Gira',
  venue: 'Sala Sol',
  date: '2026-12-05',
};

/** Faults by field. */
async function findFaults(changes: Partial<ConcertTyped>, formerDay: string | null = null) {
  const { resolver } = formSchema<ConcertTyped, ConcertSent>(async () => concertRules(formerDay));
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolver({ ...whole, ...changes }, undefined, options);
  return Object.entries(errors).map(([field, error]) => `${field}: ${String(error?.message)}`);
}

const read = (changes: Partial<ConcertTyped>) => concertRules(null).parse({ ...whole, ...changes });

it('begins in euros, in Spain, for adults', () => {
  expect(emptyConcert).toMatchObject({ currency: 'EUR', country: 'ES', ageRestriction: '18+' });
});

it('takes a title, a venue and a day', async () => expect(await findFaults({})).toEqual([]));

// Proves concerts: Numbers, days and addresses
it.each<[Partial<ConcertTyped>, string]>([
  [{ title: '  ' }, 'title: missing'],
  [{ title: 'a'.repeat(201) }, 'title: long'],
  [{ venue: '' }, 'venue: missing'],
  [{ date: '' }, 'date: missing'],
  [{ date: '2027-02-29' }, 'date: invalid'],
  [{ date: '2026-11-19' }, 'date: past'],
  [{ date: '2037-01-01' }, 'date: far'],
  [{ date: '2027-03-28', time: '02:30' }, 'time: skipped'],
  [{ date: '2027-03-28', doors: '02:30' }, 'doors: skipped'],
  [{ time: '19:30', doors: '20:00' }, 'time: beforeDoors'],
  [{ date: '2027-03-27', time: '02:30', doors: '23:30' }, 'time: skipped'],
  [{ capacity: '10.5' }, 'capacity: number'],
  [{ capacity: '-1' }, 'capacity: number'],
  [{ capacity: '1e3' }, 'capacity: number'],
  [{ capacity: '1.50' }, 'capacity: number'],
  [{ capacity: '1000001' }, 'capacity: most'],
  [{ ticketPriceMin: '12,50' }, 'ticketPriceMin: number'],
  [{ ticketPriceMin: '30', ticketPriceMax: '20' }, 'ticketPriceMax: belowMin'],
  [{ ticketUrl: 'javascript:alert(1)' }, 'ticketUrl: invalid'],
  [{ ticketsSold: '1.000', capacity: '999' }, 'capacity: belowSold'],
  [{ ticketsSold: '50', capacity: '49' }, 'capacity: belowSold'],
  [{ supportingActs: 'a\n' + 'b'.repeat(201) }, 'supportingActs: long'],
])('%j is refused: %s', async (changes, fault) =>
  expect(await findFaults(changes)).toEqual([fault]),
);

it.each<[Partial<ConcertTyped>, [number, number, true?]]>([
  [{}, [0, 0]],
  [{ ticketPriceMin: '20' }, [20, 0]],
  [{ ticketPriceMin: '1.000', ticketPriceMax: '1 500' }, [1000, 1500]],
  [{ ticketPriceMax: '30' }, [0, 30]],
  [{ ticketPriceMin: '30', ticketPriceMax: '20', isFree: true }, [0, 0, true]],
])('sends prices %j as %j', (changes, sent) => {
  const { ticketPriceMin, ticketPriceMax, isFree } = toForm(read(changes));
  expect([ticketPriceMin, ticketPriceMax, ...(isFree ? [isFree] : [])]).toEqual(sent);
});

describe('days and times', () => {
  it.each<[string, Partial<ConcertTyped>]>([
    ['a night that begins after midnight', { time: '00:30', doors: '23:30' }],
    ['29 February', { date: '2028-02-29' }],
    ['the day on which clocks are put forward', { date: '2027-03-28', time: '21:00' }],
    ['a time that there is twice', { date: '2027-10-31', time: '02:30' }],
  ])('%s', async (_, changes) => expect(await findFaults(changes)).toEqual([]));

  it('accepts a past day for a past concert', async () =>
    expect(await findFaults({ date: '2026-01-10', capacity: '1' }, '2026-01-10')).toEqual([]));
});

it('sends a chosen zone, and in a change also a return to the city’s zone', () => {
  const arlington = { country: 'US', city: 'Arlington' } as const;
  expect(toForm(read(arlington)).timeZone).toBeUndefined();
  const chosen = { ...arlington, timeZone: 'America/New_York' } as const;
  expect(toForm(read(chosen))).toMatchObject({ timeZone: 'America/New_York' });
  expect(toChange(read(arlington))).toMatchObject({ timeZone: 'America/Chicago' });
});

it('sends whole numbers, unique names, and no code without a presale', () => {
  const typed = { capacity: '1.200', supportingActs: ' Clara \n\nClara\nFaro', presaleCode: 'SOL' };
  const sent = toForm(read(typed));
  expect(sent).toMatchObject({
    capacity: 1_200,
    ticketPriceMin: 0,
    supportingActs: ['Clara', 'Faro'],
    presaleCode: '',
  });
  expect(Object.keys(sent)).not.toContain('ticketsSold');
});

it('opens a delivered concert and sends its values back', () => {
  const concert = makeConcert('con_1', { ticketsSold: 30, status: 'on_sale' });
  const { status: _, id: __, ticketPrice, ...same } = concert;
  expect(toChange(read(toTyped(concert)))).toEqual({
    ...same,
    ticketPriceMin: ticketPrice.min,
    ticketPriceMax: ticketPrice.max,
    currency: ticketPrice.currency,
    isOnSale: true,
  });
});
