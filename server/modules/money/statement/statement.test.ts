import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { labelInfoSchema } from '#contract/label.ts';
import { paymentsSchema, statementSchema } from '#contract/statement.ts';
import { roleSchema } from '#contract/user.ts';
import { sql } from '#drizzle/orm.ts';
import { hasSqlState } from '../../../platform/database/sql-state.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { importFigures } from '../../figures/figures/import-figures.ts';
import { payMonth } from '../../../testing/pay-month.ts';
import { payoutTable, statementTable } from './statement.table.ts';

const foreignKey = '23503';
const unfit = '23514';

let tonada: PaymentApp;
const people: Record<string, SignedIn> = {};

beforeAll(async () => {
  tonada = await startPaymentApp();
  for (const role of roleSchema.options) people[role] = await tonada.signIn({ role });
  for (const artistId of [faro, uno]) {
    const person = await tonada.signIn({ role: 'artist' });
    await tonada.db.insert(artistMemberTable).values({ artistId, userId: person.id });
    people[artistId] = person;
  }
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clear());

async function ask(call: string, who?: string, query = '') {
  const headers = who === undefined ? {} : people[who]?.headers;
  return tonada.app.inject({ url: `/api/artist/${call}${query}`, headers: headers ?? {} });
}

describe('an artist’s payments', () => {
  // Proves payments: What artists read
  it('lists their payments, the newest first, with their parts', async () => {
    const { db } = tonada;
    const casa = {
      artistId: faro,
      startsOn: '2026-09-01',
      royaltyRate: 70,
      paidBefore: 1_000_000n,
    };
    await addLabelContract(db, 'Casa', casa);
    await importFigures(
      db,
      `artist,day,source,streams,earnings\n${faro},2026-08-10,playlist,100,1\n${faro},2026-09-10,playlist,1000,10\n${faro},2026-10-10,liked,2000,20.01`,
    );
    await tonada.play('trk_1', '2026-10-10T12:00:00Z');
    for (const before of ['2026-09', '2026-10', '2026-11']) await tonada.closeBefore(before);
    await payMonth(db, '2026-09', new Date('2026-10-28T12:00:00Z'));
    const payments = paymentsSchema.parse((await ask('payments', faro)).json());
    expect(payments).toMatchObject([
      {
        period: '2026-10',
        amount: 14.01,
        status: 'pending',
        date: '2026-11-30',
        breakdown: { streaming: 14.01, playlists: 0, radio: 0 },
      },
      {
        period: '2026-09',
        amount: 7,
        status: 'paid',
        date: '2026-10-28',
        breakdown: { streaming: 0, playlists: 7, radio: 0 },
      },
      { period: '2026-08', amount: 1, status: 'pending', date: '2026-09-30' },
    ]);
    const label = labelInfoSchema.parse((await ask('label-info', faro)).json());
    expect(label).toMatchObject({ nextPayment: '2026-11-30', totalPaid: 8 });
    const [first] = payments;
    const answer = await ask(`payments/${first?.id}`, faro);
    expect(statementSchema.parse(answer.json())).toEqual(answer.json());
    expect(answer.json()).toMatchObject({
      period: '2026-10',
      artist: { id: faro, name: 'Faro Norte' },
      label: 'Casa',
      status: 'pending',
      date: '2026-11-30',
      streams: 2001,
      earnings: 20.01546,
      payable: 14.01,
      carried: 0,
      lines: [
        { period: '2026-10', origin: 'here', royaltyRate: 70, streams: 1, amount: 0 },
        { period: '2026-10', origin: 'elsewhere', royaltyRate: 70, streams: 2000, amount: 14.01 },
      ],
      tracks: [
        { id: null, title: null, streams: 2000, earnings: 20.01 },
        { id: 'trk_1', title: 'Luna', streams: 1, earnings: 0.00546 },
      ],
      countries: [
        { country: 'unknown', streams: 2000 },
        { country: 'MX', streams: 1 },
      ],
      sources: [
        { source: 'liked', streams: 2000 },
        { source: 'unknown', streams: 1 },
      ],
    });
    expect((await ask(`payments/${first?.id}`, uno)).statusCode).toBe(404);
    expect((await ask(`payments/${first?.id}`, 'admin', `?artist=${uno}`)).statusCode).toBe(404);
    expect((await ask(`payments/${first?.id}`, 'admin', `?artist=${faro}`)).statusCode).toBe(200);
  });

  // Proves artist-dashboard: The server returns both
  it('separates two labels of a month, and shows the debt that a month leaves', async () => {
    const { db } = tonada;
    const half = { artistId: faro, royaltyRate: 50 };
    await addLabelContract(db, 'Casa', { ...half, startsOn: '2026-09-01', endsOn: '2026-09-14' });
    await addLabelContract(db, 'Otra', { ...half, startsOn: '2026-09-15', endsOn: '2026-12-31' });
    const days = (first: number) =>
      `artist,day,streams,earnings\n${faro},2026-09-10,100,${first}\n${faro},2026-09-20,100,4`;
    await importFigures(db, days(10));
    await tonada.closeBefore('2026-10');
    await importFigures(db, days(6));
    await tonada.closeBefore('2026-11');
    const payments = paymentsSchema.parse((await ask('payments', faro)).json());
    expect(
      payments.map(({ period, label, amount, status, date, lacking }) => {
        return { period, label, amount, status, date, lacking };
      }),
    ).toEqual(
      expect.arrayContaining([
        { period: '2026-10', label: 'Casa', amount: 0, status: 'carried', date: null, lacking: -2 },
        {
          period: '2026-09',
          label: 'Casa',
          amount: 5,
          status: 'pending',
          date: '2026-10-31',
          lacking: 0,
        },
        {
          period: '2026-09',
          label: 'Otra',
          amount: 2,
          status: 'pending',
          date: '2026-10-31',
          lacking: 0,
        },
      ]),
    );
    expect(payments).toHaveLength(3);
  });

  it('is an empty list before the first month is closed', async () => {
    expect((await ask('payments', uno)).json()).toEqual([]);
  });

  // Proves payments: Access
  it.each<[string | undefined, string, number]>([
    [undefined, '', 401],
    [undefined, `?artist=${faro}`, 401],
    ['user', '', 403],
    ['label', `?artist=${faro}`, 403],
    ['editorial', `?artist=${faro}`, 403],
    ['artist', '', 404],
    ['artist', `?artist=${faro}`, 404],
    [faro, '', 200],
    [faro, `?artist=${faro}`, 200],
    [faro, `?artist=${uno}`, 404],
    [faro, '?artist=art_unknown', 404],
    [faro, '?month=2026-10', 400],
    ['admin', `?artist=${faro}`, 200],
    ['admin', '?artist=art_unknown', 404],
    ['admin', '', 400],
  ])('%s with "%s" gets %i', async (who, query, status) => {
    expect((await ask('payments', who, query)).statusCode).toBe(status);
    // For a missing statement, authorized callers get the same answer.
    const ofStatement = (await ask('payments/none', who, query)).statusCode;
    expect(ofStatement).toBe(status === 200 ? 404 : status);
  });
});

describe('the database', () => {
  const getState = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => [foreignKey, unfit].find((state) => hasSqlState(error, [state])),
    );

  beforeEach(async () => {
    await tonada.play('trk_3', '2026-10-10T12:00:00Z');
    await tonada.closeBefore('2026-11');
  });

  it('keeps a statement and its artist', async () => {
    const { db } = tonada;
    expect(await getState(db.delete(statementTable))).toBe(foreignKey);
    expect(await getState(db.execute(sql`delete from artist where id = ${uno}`))).toBe(foreignKey);
  });

  it('rejects a payout whose parts do not add up', async () => {
    const change = tonada.db.update(payoutTable).set({ radio: 1 });
    expect(await getState(change)).toBe(unfit);
    const none = tonada.db.update(payoutTable).set({ amount: 0, streaming: 0 });
    expect(await getState(none)).toBe(unfit);
  });
});
