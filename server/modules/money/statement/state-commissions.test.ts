import { eq, isNull } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { importFigures } from '../../figures/figures/import-figures.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { settleCommission } from './state-commissions.ts';
import { commissionTable, payoutTable, statementTable } from './statement.table.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** An import replaces earlier imports of its artists. */
const earnings = `artist,day,streams,earnings
${faro},2026-09-10,1000,10
${faro},2026-10-10,2000,20.005
${uno},2026-10-11,500,3`;

describe('a commission', () => {
  // Proves payments: Parts and commissions add up to the earnings
  it('is the rest after the artists’ shares, rounded once, over thousands of random labels', () => {
    const random = createRandom('commissions');
    const draw = (below: number) => Math.floor(random() * below);
    for (let turn = 0; turn < 3_000; turn += 1) {
      const statements = Array.from({ length: 1 + draw(30) }, () => {
        const earned = draw(2_000_000) - 200_000;
        return { earned, payable: Math.floor((earned * draw(101)) / 1_000_000 + 0.5) };
      });
      const { payable, amounts } = settleCommission(statements);
      expect(sum(amounts)).toBe(payable);
      expect(payable + sum(statements.map((each) => each.payable))).toBe(
        Math.floor((sum(statements.map(({ earned }) => earned)) + 5_000) / 10_000),
      );
      for (const [index, amount] of amounts.entries()) {
        const { earned = 0, payable: share = 0 } = statements[index] ?? {};
        expect(Math.abs(earned - (share + amount) * 10_000)).toBeLessThan(10_000);
      }
    }
  });

  // Proves payments: The example of the commission
  it('matches the example of the rules', () => {
    const statements = [
      { earned: 11_234_572, payable: 702 },
      { earned: 2_005_000, payable: 120 },
    ];
    expect(settleCommission(statements)).toEqual({ payable: 502, amounts: [421, 81] });
  });
});

describe("a label's own statement", () => {
  let tonada: PaymentApp;
  let casa = '';

  beforeAll(async () => {
    tonada = await startPaymentApp();
  });
  afterAll(() => tonada.close());
  beforeEach(async () => {
    await tonada.clear();
    casa = await addLabelContract(tonada.db, 'Casa', { artistId: faro, royaltyRate: 70 });
    await addLabelContract(tonada.db, 'Casa', { artistId: uno, royaltyRate: 60 });
    await tonada.db.update(labelTable).set({ royaltyRate: 80 }).where(eq(labelTable.id, casa));
    await importFigures(tonada.db, earnings);
  });

  const dropOwn = async () => {
    const { db } = tonada;
    await db.delete(commissionTable);
    for (const { id } of await tonada.readOwnStatements()) {
      await db.delete(payoutTable).where(eq(payoutTable.statementId, id));
    }
    await db.delete(statementTable).where(isNull(statementTable.artistId));
  };

  // Proves payments: A label's own statement
  it('is issued with the month, and due with the artists’ payouts', async () => {
    await tonada.closeBefore('2026-11');
    const own = await tonada.readOwnStatements();
    expect(own).toMatchObject([
      { labelId: casa, month: '2026-09', earned: 10_000_000, payable: 300, labelRate: 80 },
      // 23.005 € round to 23.01 €, of which 14 € and 1.80 € go to artists.
      { labelId: casa, month: '2026-10', streams: 2500, earned: 23_005_000, payable: 721 },
    ]);
    const payouts = await tonada.readPayouts();
    expect(payouts).toContainEqual({
      statementId: own[1]?.id,
      amount: 721,
      streaming: 721,
      playlists: 0,
      radio: 0,
      status: 'pending',
      date: '2026-11-30',
    });
  });

  // Proves payments: Months that were closed before, once
  it('includes months from before commissions, once, despite concurrent closings', async () => {
    await tonada.closeBefore('2026-10');
    await tonada.closeBefore('2026-11');
    await dropOwn();
    const closed = await tonada.readStatements();
    await importFigures(tonada.db, `${earnings}\n${faro},2026-11-03,100,1`);
    const close = () => tonada.closeBefore('2026-12');
    await Promise.all([close(), close(), close()]);
    await close();
    const own = await tonada.readOwnStatements();
    expect(own).toMatchObject([{ month: '2026-11', earned: 34_005_000, payable: 1_051 }]);
    expect(await tonada.readCommissions()).toHaveLength(4);
    const statements = await tonada.readStatements();
    expect(statements.filter(({ month }) => month < '2026-11')).toEqual(closed);
  });

  // Proves payments: A commission below zero
  it('carries negative corrections over to the next ones', async () => {
    await tonada.closeBefore('2026-11');
    const left = `artist,day,streams,earnings\n${faro},2026-09-10,1000,10`;
    await importFigures(tonada.db, left);
    await tonada.closeBefore('2026-12');
    expect((await tonada.readOwnStatements()).at(-1)).toMatchObject({ payable: -600, carried: 0 });
    await importFigures(tonada.db, `${left}\n${faro},2026-12-03,100,30`);
    await tonada.closeBefore('2027-01');
    const last = (await tonada.readOwnStatements()).at(-1);
    expect(last).toMatchObject({ payable: 900, carried: -600 });
    const payouts = await tonada.readPayouts();
    expect(payouts.find(({ statementId }) => statementId === last?.id)).toMatchObject({
      amount: 300,
    });
  });

  // Proves payments: The label's rate of the day
  it('keeps the label’s rate of that time', async () => {
    await tonada.closeBefore('2026-10');
    await tonada.db.update(labelTable).set({ royaltyRate: 50 }).where(eq(labelTable.id, casa));
    await tonada.closeBefore('2026-11');
    expect((await tonada.readOwnStatements()).map(({ labelRate }) => labelRate)).toEqual([80, 50]);
  });
});
