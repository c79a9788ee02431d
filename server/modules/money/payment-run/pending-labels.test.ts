import { describe, expect, it } from 'vitest';
import type { RoyaltyDetails, RoyaltySummary, SharedMonths } from '#contract/royalties.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { importFigures } from '../../figures/figures/import-figures.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { payMonth } from '../../../testing/pay-month.ts';
import { commissionTable } from '../statement/statement.table.ts';

const tonada = setUpRoyalties();

describe('the pending payments', () => {
  // Proves payments: Pending payouts
  it('has a row per label, and one for artists without a label', async () => {
    expect(await tonada.pending()).toEqual([
      {
        id: tonada.labelId,
        name: 'Casa',
        artists: 1,
        payouts: 4,
        royaltyRate: null,
        months: ['2026-09', '2026-10'],
        dueOn: '2026-10-31',
        amount: 30,
        commission: 9,
      },
      {
        id: 'direct',
        name: null,
        artists: 1,
        payouts: 1,
        royaltyRate: null,
        months: ['2026-10'],
        dueOn: '2026-11-30',
        amount: 3.5,
        commission: 0,
      },
    ]);
  });

  // Proves payments: The four figures
  it('is summed up, with the active labels and their rate as a whole number', async () => {
    const { db, call } = tonada;
    await db.update(labelTable).set({ contractStatus: 'active', royaltyRate: 70.5 });
    expect((await call('GET', 'royalties/summary')).json<RoyaltySummary>()).toEqual({
      toPay: 33.5,
      pendingPayments: 5,
      activeLabels: 1,
      averageRate: 71,
    });
    await db.update(labelTable).set({ contractStatus: 'pending', royaltyRate: null });
    expect((await call('GET', 'royalties/summary')).json<RoyaltySummary>()).toMatchObject({
      activeLabels: 0,
      averageRate: null,
    });
  });

  // Proves payments: Current, though its sums are cached until something is issued or paid
  it('is current after payments and renames', async () => {
    const { db } = tonada;
    await tonada.pending();
    await payMonth(db, '2026-09', new Date('2026-10-28T12:00:00Z'));
    await db.update(labelTable).set({ name: 'Casa Nueva' });
    expect(await tonada.pending()).toMatchObject([
      { id: tonada.labelId, name: 'Casa Nueva', months: ['2026-10'], amount: 20, commission: 6 },
      { id: 'direct' },
    ]);
    await tonada.pay('run-1', ['direct']);
    expect(await tonada.pending()).toMatchObject([{ id: tonada.labelId }]);
  });

  // Proves payments: Details
  it('has artists, commission and months, and earlier payments', async () => {
    const { call, db } = tonada;
    await payMonth(db, '2026-09', new Date('2026-10-28T12:00:00Z'));
    const details = (await call('GET', `royalties/${tonada.labelId}`)).json<RoyaltyDetails>();
    expect(details).toMatchObject({
      name: 'Casa',
      open: [
        { artist: { id: faro }, period: '2026-10', amount: 14, date: '2026-11-30' },
        { artist: null, period: '2026-10', amount: 6, date: '2026-11-30' },
      ],
      paid: [
        { artist: { id: faro }, period: '2026-09', amount: 7, date: '2026-10-28' },
        { artist: null, period: '2026-09', amount: 3, date: '2026-10-28' },
      ],
      debts: [],
      hasMore: false,
    });
    expect((await call('GET', 'royalties/direct')).json()).toMatchObject({
      name: null,
      open: [{ artist: { id: uno }, amount: 3.5 }],
      paid: [],
    });
    expect((await call('GET', 'royalties/nada')).statusCode).toBe(404);
  });

  it('shows debts beside pending amounts', async () => {
    const { call, db } = tonada;
    await importFigures(
      db,
      `artist,day,source,streams,earnings\n${faro},2026-09-10,playlist,1000,10`,
    );
    await tonada.closeBefore('2026-12');
    const { debts } = (await call('GET', `royalties/${tonada.labelId}`)).json<RoyaltyDetails>();
    expect(debts).toMatchObject([
      { artist: { id: faro }, period: '2026-11', amount: -14 },
      { artist: null, period: '2026-11', amount: -6 },
    ]);
  });

  // Proves payments: The service's share
  it('shows how a month was divided, with the rest for the service', async () => {
    const { call, db } = tonada;
    await db.update(labelTable).set({ royaltyRate: 80 });
    await importFigures(
      db,
      `artist,day,source,streams,earnings\n${faro},2026-11-10,liked,2000,40.01\n${uno},2026-11-11,liked,300,7`,
    );
    await tonada.closeBefore('2026-12');
    const [month] = (await call('GET', 'royalties/months')).json<SharedMonths>().months;
    // 40.01 € are 80 % of 50.01 €, and 7 € without a label 70 % of 10 €; older imports are
    // replaced.
    expect(month?.month).toBe('2026-11');
    const { income = 0, artists = 0, commission, service } = month ?? {};
    expect(artists + (commission ?? 0) + (service ?? 0)).toBeCloseTo(income, 9);
    await db.delete(commissionTable);
    expect((await call('GET', 'royalties/months')).json<SharedMonths>().months[0]).toMatchObject({
      commission: null,
      service: null,
    });
  });

  // Proves payments: The cost of these calls
  it('takes a constant number of statements', async () => {
    await tonada.addMany(300);
    const { call } = tonada;
    const calls = [
      'royalties',
      'royalties/summary',
      'royalties/months',
      'payment-runs',
      `royalties/${tonada.labelId}`,
    ];
    const counts: number[] = [];
    for (const path of calls) {
      counts.push(
        await countStatements(async () => expect((await call('GET', path)).statusCode).toBe(200)),
      );
    }
    // One of them is the session.
    expect(counts).toEqual([4, 2, 2, 2, 8]);
    // Totals are cached until something is issued or paid.
    expect(await countStatements(() => call('GET', 'royalties'))).toBe(3);
  });
});
