import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveredConcert } from '#contract/concert.ts';
import {
  type ConcertApp,
  concertForm,
  startConcertApp,
} from '../../../testing/start-concert-app.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { addFan } from '../../../testing/add-fan.ts';
import { concertTable } from './concert.table.ts';

let tonada: ConcertApp;
beforeAll(async () => {
  tonada = await startConcertApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

type Refusal = { error: string; fields?: Record<string, string> };
const refusal = (answer: { json: () => unknown }) => answer.json() as Refusal;

describe('the list of an artist', () => {
  it('states that it takes deliveries, even while empty and in refusals', async () => {
    const answer = await tonada.ask();
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    expect(answer.headers['accept-post']).toBe('application/json');
    const refused = await tonada.ask('otra', `?artistId=${faro}`);
    expect(refused.headers['accept-post']).toBe('application/json');
  });

  it('lists a delivered concert as announced, with nothing sold', async () => {
    const id = await tonada.announced();
    const { ticketPriceMin: min, ticketPriceMax: max, currency, ...same } = concertForm;
    const ticketPrice = { min, max, currency };
    const made = { ticketsSold: 0, status: 'announced', timeZone: 'Europe/Madrid', version: 1 };
    expect(await tonada.mine()).toEqual([{ ...same, ...made, id, ticketPrice, isFree: false }]);
  });

  it('lists the next concerts first, and the oldest last', async () => {
    const days = ['2026-12-05', '2026-11-21', '2026-11-22', '2027-01-02'] as const;
    for (const date of days) await tonada.announced({ date });
    tonada.clock.set(new Date('2026-11-25T12:00:00Z'));
    tonada.people['faro'] = await tonada.openSession(tonada.speaker.id);
    const shown = (await tonada.mine()).map(({ date }) => date);
    expect(shown).toEqual([days[0], days[3], days[2], days[1]]);
  });

  it('takes the same number of statements for one as for many', async () => {
    const count = () => countStatements(() => tonada.ask());
    await tonada.announced();
    const few = await count();
    for (let index = 0; index < 20; index += 1) await tonada.announced();
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
  });
});

// Proves concerts: Access
it('lets only the artist’s label and admins act for them', async () => {
  const query = `?artistId=${faro}`;
  for (const [who, status] of [
    ['casa', 200],
    ['admin', 200],
    ['otra', 404],
  ] as const) {
    const delivered = tonada.concert();
    expect((await tonada.deliver(delivered, who, query)).statusCode).toBe(status);
    expect((await tonada.ask(who, query)).statusCode).toBe(status);
  }
  const [first] = await tonada.mine();
  expect((await tonada.change(first?.id ?? '', {}, 'otra')).statusCode).toBe(404);
  expect((await tonada.remove(first?.id ?? '', 'otra')).statusCode).toBe(404);
});

describe('a delivery', () => {
  // Proves concerts: Taken once
  it('is stored once for 100 simultaneous repeats', async () => {
    const delivered = tonada.concert();
    const answers = await Promise.all(Array.from({ length: 100 }, () => tonada.deliver(delivered)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(
      new Set([JSON.stringify({ id: delivered.id })]),
    );
    expect(await tonada.db.$count(concertTable)).toBe(1);
  });

  it('needs only a title, a venue and a day', async () => {
    const bare = { city: '', time: '', doors: '', capacity: 0, ticketUrl: '', supportingActs: [] };
    await tonada.announced(bare);
    expect((await tonada.mine())[0]).toMatchObject({ time: '', capacity: 0, status: 'announced' });
  });

  // Proves concerts: Missing prices, at the server
  it.each([
    ['nothing', { ticketPriceMin: 0, ticketPriceMax: 0 }, { min: 0, max: 0 }, false],
    ['a minimum alone', { ticketPriceMin: 20, ticketPriceMax: 0 }, { min: 20, max: 0 }, false],
    ['that it is free', { ticketPriceMin: 20, isFree: true }, { min: 0, max: 0 }, true],
  ])('shows %s as its price to artist and listeners', async (_, stated, price, isFree) => {
    await tonada.announced(stated);
    const shown = { ticketPrice: { ...price, currency: 'EUR' }, isFree };
    expect((await tonada.mine())[0]).toMatchObject(shown);
    expect((await tonada.highlights()).concerts[0]).toMatchObject(shown);
  });

  it.each<[string, Partial<DeliveredConcert> | Record<string, unknown>]>([
    ['no title', { title: ' ' }],
    ['a title that nobody sees', { title: '\u200B' }],
    ['no venue', { venue: '' }],
    ['a day that there is not', { date: '2027-02-29' }],
    ['a time that there is not', { time: '24:00' }],
    ['a country that is not offered', { country: 'FR' }],
    ['half a ticket', { capacity: 10.5 }],
    ['more people than a city', { capacity: 1_000_001 }],
    ['a price below nothing', { ticketPriceMin: -1 }],
    ['an address that is a script', { ticketUrl: 'javascript:alert(1)' }],
    ['an address with a password in it', { ticketUrl: 'https://a:b@example.com' }],
    ['a picture that is a file', { venueImage: 'file:///etc/passwd' }],
    ['a picture of somebody else', { venueImage: `staged:${'a'.repeat(43)}` }],
    ['more than there is', { status: 'sold_out' }],
  ])('is refused with %s', async (_, wrong) => {
    const delivered: DeliveredConcert = { ...tonada.concert(), ...wrong };
    expect([400, 422]).toContain((await tonada.deliver(delivered)).statusCode);
    expect(await tonada.db.$count(concertTable)).toBe(0);
  });

  it.each<[Partial<DeliveredConcert>, string, RegExp]>([
    [{ date: '2026-11-19' }, 'date', /ya pasó/],
    [{ date: '2040-01-01' }, 'date', /10 años/],
    [{ ticketPriceMin: 31 }, 'ticketPriceMax', /no puede ser menor que el mínimo/],
    [{ date: '2027-03-28', time: '02:30', doors: '' }, 'time', /salta la hora 02:30/],
    [{ date: '2027-03-28', doors: '02:15' }, 'doors', /salta la hora/],
    [{ time: '19:30', doors: '20:00' }, 'time', /no han abierto las puertas/],
    [{ country: 'ES', timeZone: 'America/Bogota' }, 'timeZone', /no es del país/],
  ])('of %j is refused at its field', async (wrong, field, words) => {
    const answer = await tonada.deliver(tonada.concert(wrong));
    expect(answer.statusCode).toBe(422);
    expect(refusal(answer).fields?.[field]).toMatch(words);
  });

  it('takes 29 February, the days on which clocks change, and words from right to left', async () => {
    await tonada.announced({ date: '2028-02-29', title: 'ليلة <b>الطرب</b>' });
    await tonada.announced({ date: '2027-03-28', time: '21:00' });
    await tonada.announced({ date: '2027-10-31', time: '02:30', doors: '' });
    expect((await tonada.mine()).map(({ title }) => title)).toContain('ليلة <b>الطرب</b>');
    const { concerts } = await tonada.highlights();
    expect(concerts.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-28T19:00:00.000Z',
      // 02:30 occurs twice; the first one counts.
      '2027-10-31T00:30:00.000Z',
      '2028-02-29T20:00:00.000Z',
    ]);
  });

  it('uses the day at the venue', async () => {
    // Four in the morning in Madrid is still the day before in Mexico City.
    tonada.clock.set(new Date('2026-11-21T03:00:00Z'));
    tonada.people['faro'] = await tonada.openSession(tonada.speaker.id);
    const date = '2026-11-20';
    expect((await tonada.deliver(tonada.concert({ date }))).statusCode).toBe(422);
    const there = { date, country: 'MX', city: 'Ciudad de México' } as const;
    expect((await tonada.deliver(tonada.concert(there))).statusCode).toBe(200);
  });
});

describe('the tickets sold', () => {
  const statusAfter = async (...changes: Parameters<ConcertApp['change']>[1][]) => {
    const id = await tonada.announced();
    const statuses = [];
    for (const change of changes) {
      const answer = await tonada.change(id, change);
      statuses.push(answer.statusCode === 200 ? answer.json<{ status: string }>().status : 422);
    }
    return statuses;
  };

  // Proves concerts: States by tickets
  it('puts it on sale, sold out, and on sale again if tickets are returned', async () => {
    expect(
      await statusAfter(
        { isOnSale: true },
        { isOnSale: false },
        { ticketsSold: 1 },
        { ticketsSold: 100, isOnSale: true },
        { ticketsSold: 100, isOnSale: true, capacity: 120 },
        { ticketsSold: 119, isOnSale: true, capacity: 120 },
      ),
    ).toEqual(['on_sale', 'announced', 'on_sale', 'sold_out', 'on_sale', 'on_sale']);
  });

  // Proves concerts: Never below what was sold
  it('never exceeds the capacity', async () => {
    const id = await tonada.announced();
    for (const capacity of [0, 49]) {
      const answer = await tonada.change(id, { capacity, ticketsSold: 50 });
      expect([answer.statusCode, refusal(answer).fields?.['capacity']]).toEqual([
        422,
        'Entradas ya vendidas: 50. La capacidad no puede ser menor.',
      ]);
    }
  });
});

describe('the end', () => {
  // Proves concerts: Completed by date
  it('comes with the last minute of its day at the venue, on reading and by the job', async () => {
    const id = await tonada.announced({ country: 'MX', city: 'Ciudad de México' });
    tonada.clock.set(new Date('2026-12-06T05:59:59Z'));
    tonada.people['faro'] = await tonada.openSession(tonada.speaker.id);
    expect((await tonada.mine())[0]?.status).toBe('announced');
    expect((await tonada.highlights()).concerts).toHaveLength(1);
    tonada.clock.set(new Date('2026-12-06T06:00:00Z'));
    expect((await tonada.mine())[0]?.status).toBe('completed');
    expect((await tonada.highlights()).concerts).toEqual([]);
    await tonada.app.jobs.runDue();
    const [row] = await tonada.db.select().from(concertTable);
    expect(row?.status).toBe('completed');
    // Its figures may be corrected; its day and cancellation may not.
    const there = { country: 'MX', city: 'Ciudad de México' } as const;
    expect((await tonada.change(id, { ...there, ticketsSold: 90 })).json()).toMatchObject({
      status: 'completed',
      ticketsSold: 90,
    });
    const moved = await tonada.change(id, { ...there, date: '2027-01-01' });
    expect(refusal(moved).fields?.['date']).toMatch(/ya pasó/);
    expect((await tonada.cancel(id)).statusCode).toBe(422);
  });

  // Proves concerts: Cancelled for good
  it('comes by final cancellation, after which listeners no longer see it', async () => {
    const id = await tonada.announced();
    expect((await tonada.cancel(id)).json()).toMatchObject({ status: 'cancelled' });
    expect((await tonada.cancel(id)).statusCode).toBe(200);
    expect((await tonada.change(id)).statusCode).toBe(422);
    expect((await tonada.highlights()).concerts).toEqual([]);
    expect((await tonada.remove(id)).statusCode).toBe(204);
    expect(await tonada.mine()).toEqual([]);
    expect((await tonada.remove(id)).statusCode).toBe(404);
  });
});

describe('the code of a presale', () => {
  const codesFor = async (streams: number | null) => {
    const listener = await tonada.signIn({});
    if (streams !== null) {
      await addFan(tonada.db, { artistId: faro, listenerId: listener.id, streams });
    }
    const { concerts } = await tonada.highlights(listener);
    return concerts.map((concert) => concert.presaleCode);
  };

  // Proves concerts: Code of the presale
  it.each<[string, number | null, string | undefined]>([
    ['a stranger', null, undefined],
    ['a casual fan', 99, undefined],
    ['a regular fan', 499, undefined],
    ['a superfan', 500, 'FARO-26'],
    ['a VIP', 1_000, 'FARO-26'],
  ])('is only returned to the fan club: %s', async (_, streams, code) => {
    await tonada.announced({ fanClubPresale: true, presaleCode: 'FARO-26' });
    // Without a presale there is no code.
    await tonada.announced({ date: '2026-12-06', presaleCode: 'NADIE' });
    expect(await codesFor(streams)).toEqual([code, undefined]);
  });

  it('is not in a visitor’s answer', async () => {
    await tonada.announced({ fanClubPresale: true, presaleCode: 'FARO-26' });
    const answer = await tonada.app.inject(`/api/artists/${faro}/highlights`);
    expect([answer.statusCode, answer.body.includes('FARO-26')]).toEqual([200, false]);
    expect(answer.json()).toMatchObject({
      concerts: [
        { title: 'Gira del faro', fanClubPresale: true, startsAt: '2026-12-05T20:00:00.000Z' },
      ],
    });
    expect(answer.body).not.toMatch(/ticketsSold|capacity/);
  });

  it('costs at most one more statement for any number of concerts', async () => {
    const listener = await tonada.signIn({});
    const count = () => countStatements(() => tonada.highlights(listener));
    const none = await count();
    for (let index = 0; index < 10; index += 1) {
      await tonada.announced({ fanClubPresale: true, presaleCode: 'FARO-26' });
    }
    expect((await count()) - none).toBe(1);
  });
});
