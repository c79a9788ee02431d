import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { faro, type PaymentApp, startPaymentApp } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { countFigures } from '../../figures/figures/index.ts';
import { decidePay } from './decide-pay.ts';
import { payComparisonTable } from './pay-comparison.table.ts';

let tonada: PaymentApp;
let ana: SignedIn;
let bea: SignedIn;
let free: SignedIn;

beforeAll(async () => {
  tonada = await startPaymentApp();
  const premium = { country: 'MX', subscriptionType: 'premium' } as const;
  [ana, bea] = [await tonada.signIn(premium), await tonada.signIn(premium)];
  free = await tonada.signIn({ country: 'MX', subscriptionType: 'free' });
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.clear();
  await switchSetting(tonada.db, 'payByListener', true);
});
afterEach(() => switchSetting(tonada.db, 'payByListener', false));

/** Premium earnings per play, in millionths of a euro. */
const ofPremium = 5460;

const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

// Proves payments: Paid by listener
it('has a line with the difference, broken down like the earnings, and is paid so', async () => {
  await tonada.hear(ana, 'trk_1', '2026-09-01', 6);
  await tonada.hear(ana, 'trk_2', '2026-09-02', 3);
  await tonada.hear(bea, 'trk_3', '2026-09-30');
  await tonada.closeBefore('2026-10');
  const [ofFaro, ofUno] = await tonada.readStatements();
  expect(ofFaro).toMatchObject({
    streams: 9,
    earned: 5 * ofPremium,
    payable: 3,
    lines: [
      { origin: 'here', streams: 9, earned: 9 * ofPremium },
      {
        origin: 'listeners',
        month: '2026-09',
        royaltyRate: 100,
        streams: 0,
        earned: -4 * ofPremium,
        tracks: { trk_1: [0, -14_560], trk_2: [0, -7_280] },
        countries: { MX: [0, -4 * ofPremium] },
      },
    ],
  });
  expect(ofUno).toMatchObject({ earned: 5 * ofPremium, payable: 3 });
  expect((await tonada.readPayouts()).map(({ amount }) => amount)).toEqual([3, 3]);
});

// Proves payments: By contract and rate, to the sum of all
it('follows contracts and rates by the day, and adds up to all earnings', async () => {
  const random = createRandom('paid by listener');
  const draw = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const terms = { artistId: faro, status: 'expired' as const };
  await addLabelContract(tonada.db, 'Casa', {
    ...terms,
    endsOn: '2026-09-12',
    royaltyRate: 62.5,
  });
  await addLabelContract(tonada.db, 'Casa', {
    artistId: faro,
    startsOn: '2026-09-13',
    royaltyRate: 80,
  });
  for (let play = 0; play < 90; play += 1) {
    const day = String(1 + Math.floor(random() * 30)).padStart(2, '0');
    await tonada.hear(draw([ana, bea, free]), draw(['trk_1', 'trk_2', 'trk_3']), `2026-09-${day}`);
  }
  await tonada.closeBefore('2026-10');
  const statements = await tonada.readStatements();
  const plays = await tonada.db.select().from(playTable);
  expect(total(statements.map(({ earned }) => earned))).toBe(
    total(plays.map(({ earned }) => earned)),
  );
  const moved = statements.flatMap(({ lines }) =>
    lines.filter(({ origin }) => origin === 'listeners'),
  );
  expect(moved.length).toBeGreaterThan(2);
  for (const { earned, tracks, countries, sources } of moved) {
    for (const parts of [tracks, countries, sources]) {
      expect(total(Object.values(parts).map(([, part]) => part))).toBe(earned);
    }
  }
  const compared = await tonada.db.select().from(payComparisonTable);
  for (const { artistId, labelId, userCentric, streams } of compared) {
    const its = statements.find(
      (statement) => statement.artistId === artistId && statement.labelId === labelId,
    );
    expect(its).toMatchObject({ earned: userCentric, streams });
  }
});

// Proves payments: Late plays of a month that was paid by listener
it('corrects late plays at their own rate, but never the redistribution', async () => {
  await tonada.hear(ana, 'trk_1', '2026-09-01', 3);
  await tonada.hear(bea, 'trk_3', '2026-09-01');
  await tonada.closeBefore('2026-10');
  const closed = await tonada.readStatements();
  await tonada.hear(ana, 'trk_1', '2026-09-20');
  await tonada.closeBefore('2026-11');
  const statements = await tonada.readStatements();
  expect(statements.filter(({ month }) => month === '2026-09')).toEqual(closed);
  expect(statements.filter(({ month }) => month === '2026-10')).toMatchObject([
    { artistId: faro, lines: [{ month: '2026-09', origin: 'here', earned: ofPremium }] },
  ]);
});

// Proves payments: One month, one way
it('applies to the whole month, whatever is switched during the closing', async () => {
  await tonada.hear(ana, 'trk_1', '2026-09-01', 3);
  await tonada.hear(bea, 'trk_3', '2026-09-01');
  await countFigures(tonada.db);
  await decidePay(tonada.db, '2026-09');
  await switchSetting(tonada.db, 'payByListener', false);
  await Promise.all([1, 2, 3].map(() => tonada.closeBefore('2026-10')));
  expect((await tonada.readStatements()).map(({ earned }) => earned)).toEqual([
    2 * ofPremium,
    2 * ofPremium,
  ]);
  // The setting at closing time applies.
  await tonada.hear(ana, 'trk_1', '2026-10-01', 3);
  await tonada.hear(bea, 'trk_3', '2026-10-01');
  await tonada.closeBefore('2026-11');
  const next = (await tonada.readStatements()).filter(({ month }) => month === '2026-10');
  expect(next.map(({ earned }) => earned)).toEqual([3 * ofPremium, ofPremium]);
});
