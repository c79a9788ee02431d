import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayComparison } from '#contract/pay-comparison.ts';
import { roleSchema } from '#contract/user.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { faro, type PaymentApp, startPaymentApp, uno } from '../../../testing/start-payment-app.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { countFigures } from '../../figures/figures/count-figures.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { decidePay } from './decide-pay.ts';
import { toMillionths } from './keep-shared.ts';
import { payComparisonTable } from './pay-comparison.table.ts';

let tonada: PaymentApp;
let ana: SignedIn;
let bea: SignedIn;
let free: SignedIn;

beforeAll(async () => {
  tonada = await startPaymentApp();
  await addTracks(tonada.db, [{ id: 'trk_4', title: 'Orilla', artist: 'Uno', isInterlude: true }]);
  const premium = { country: 'MX', subscriptionType: 'premium' } as const;
  [ana, bea] = [await tonada.signIn(premium), await tonada.signIn(premium)];
  free = await tonada.signIn({ country: 'MX', subscriptionType: 'free' });
});
afterAll(() => tonada.close());
beforeEach(() => tonada.clear());

/** Earnings per play, in millionths of a euro. */
const ofPremium = 5460;

async function compare(before = '2026-10') {
  await tonada.closeBefore(before);
  return tonada.db
    .select()
    .from(payComparisonTable)
    .orderBy(payComparisonTable.month, payComparisonTable.artistId, payComparisonTable.labelId);
}

describe('the money of a month, shared by listener', () => {
  // Proves payments: Shared by listener: the example
  it('weighs each listener of a plan and country alike, however much they play', async () => {
    await tonada.hear(ana, 'trk_1', '2026-09-01', 9);
    await tonada.hear(bea, 'trk_3', '2026-09-30');
    expect(await compare()).toMatchObject([
      {
        artistId: faro,
        streams: 9,
        listeners: 1,
        proRata: 9 * ofPremium,
        userCentric: 5 * ofPremium,
      },
      { artistId: uno, streams: 1, listeners: 1, proRata: ofPremium, userCentric: 5 * ofPremium },
    ]);
  });

  // Proves payments: Plans stay apart
  it('stays within each plan: listeners who pay nothing do not affect others', async () => {
    await tonada.hear(ana, 'trk_1', '2026-09-02', 3);
    await tonada.hear(free, 'trk_3', '2026-09-03', 40);
    const [one, two] = await compare();
    expect(one).toMatchObject({ artistId: faro, userCentric: 3 * ofPremium });
    expect(two?.userCentric).toBe(two?.proRata);
  });

  // Proves payments: Plays without a known listener
  it('counts plays without a known listener alike in both ways', async () => {
    await tonada.hear(ana, 'trk_1', '2026-09-02', 3);
    await tonada.hear(bea, 'trk_3', '2026-09-03', 1);
    await tonada.db
      .update(playTable)
      .set({ listenerNumber: null })
      .where(eq(playTable.listenerId, ana.id));
    await tonada.recount();
    expect(await compare()).toMatchObject([
      { artistId: faro, listeners: 0, proRata: 3 * ofPremium, userCentric: 3 * ofPremium },
      { artistId: uno, proRata: ofPremium, userCentric: ofPremium },
    ]);
  });

  // Proves payments: Interludes
  it('gives interludes nothing, even from listeners who play nothing else', async () => {
    await tonada.hear(ana, 'trk_1', '2026-09-02', 2);
    await tonada.hear(ana, 'trk_4', '2026-09-02', 30);
    await tonada.hear(bea, 'trk_4', '2026-09-03', 500);
    expect(await compare()).toMatchObject([
      { artistId: faro, streams: 2, proRata: 2 * ofPremium, userCentric: 2 * ofPremium },
      { artistId: uno, streams: 530, proRata: 0, userCentric: 0 },
    ]);
  });

  // Proves payments: Contracts divide the comparison
  it('is divided by the days of the month’s contracts', async () => {
    const labelId = await addLabelContract(tonada.db, 'Casa', {
      artistId: faro,
      startsOn: '2026-09-21',
    });
    await tonada.hear(ana, 'trk_1', '2026-09-20', 2);
    await tonada.hear(ana, 'trk_1', '2026-09-21', 3);
    expect(await compare()).toMatchObject([
      { labelId, streams: 3 },
      { labelId: null, streams: 2 },
    ]);
  });

  // Proves payments: One sum
  it('adds up to the same sum in both ways, to the millionth, over random histories', async () => {
    const random = createRandom('shared in two ways');
    const draw = <Item>(items: readonly Item[]) =>
      items[Math.floor(random() * items.length)] as Item;
    for (let play = 0; play < 120; play += 1) {
      const day = String(1 + Math.floor(random() * 30)).padStart(2, '0');
      await tonada.hear(
        draw([ana, bea, free]),
        draw(['trk_1', 'trk_2', 'trk_3', 'trk_4']),
        `2026-09-${day}`,
        // Sometimes on repeat.
        random() < 0.2 ? 5 : 1,
      );
    }
    const rows = await compare();
    const sum = (of: 'proRata' | 'userCentric') => rows.reduce((total, row) => total + row[of], 0);
    expect(sum('userCentric')).toBe(sum('proRata'));
    // Divides each listener's earnings independently.
    const plays = (await tonada.db.select().from(playTable)).filter(
      ({ trackId }) => trackId !== 'trk_4',
    );
    const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    const expected = [...Map.groupBy(plays, ({ plan }) => plan).values()].map((its) => {
      const people = [...Map.groupBy(its, ({ listenerId }) => listenerId).values()];
      const part = total(its.map(({ earned }) => earned)) / people.length;
      const ofUno = (own: typeof its) => own.filter(({ trackId }) => trackId === 'trk_3').length;
      return part * total(people.map((own) => ofUno(own) / own.length));
    });
    expect(rows.find(({ artistId }) => artistId === uno)?.userCentric).toBeCloseTo(
      total(expected),
      -0.5,
    );
  });

  // Proves payments: Compared once
  it('is computed once by several servers', async () => {
    await tonada.hear(ana, 'trk_1', '2026-08-05');
    await tonada.hear(ana, 'trk_1', '2026-09-05');
    await countFigures(tonada.db);
    await Promise.all([1, 2, 3].map(() => decidePay(tonada.db, '2026-08')));
    const rows = await compare();
    expect(rows.map(({ month }) => month)).toEqual(['2026-08', '2026-09']);
  });

  it('is in whole millionths: the remainder goes to the largest fractions', () => {
    const rows = [
      { proRata: 4, userCentric: 3, rest: 0.3 },
      { proRata: 3, userCentric: 3, rest: 0.6 },
      { proRata: 0, userCentric: 0, rest: 0.1 },
    ];
    expect(toMillionths(rows).map(({ userCentric }) => userCentric)).toEqual([3, 4, 0]);
  });
});

describe('GET /label/pay-comparison', () => {
  const ask = (who: SignedIn, query = {}) =>
    tonada.app.inject({ url: '/api/label/pay-comparison', query, headers: who.headers });

  async function workFor(labelId: string) {
    const person = await tonada.signIn({ role: 'label' });
    await tonada.db.insert(labelMemberTable).values({ labelId, userId: person.id });
    return person;
  }

  it('lists the label’s artists, for the last compared month or a given one', async () => {
    const casa = await addLabelContract(tonada.db, 'Casa', { artistId: faro });
    await addLabelContract(tonada.db, 'Otra', { artistId: uno });
    await tonada.hear(ana, 'trk_1', '2026-08-05', 2);
    await tonada.hear(ana, 'trk_2', '2026-09-05', 3);
    await tonada.hear(bea, 'trk_3', '2026-09-05');
    await compare();
    const person = await workFor(casa);
    const answer = await ask(person);
    expect(answer.json<PayComparison>()).toEqual({
      months: ['2026-09', '2026-08'],
      month: '2026-09',
      artists: [
        {
          artist: { id: faro, name: 'Faro Norte', image: expect.any(String) as string },
          streams: 3,
          listeners: 1,
          proRata: 0.01638,
          userCentric: 0.01092,
        },
      ],
    });
    const named = await ask(person, { month: '2026-08' });
    expect(named.json()).toMatchObject({ month: '2026-08', artists: [{ streams: 2 }] });
    expect(await ask(person, { month: '2026-13' })).toMatchObject({ statusCode: 400 });
    expect(await countStatements(() => ask(person))).toBeLessThanOrEqual(5);
  });

  // Proves payments: Access to the comparison
  it('is for labels, about their own, and for admins about any', async () => {
    const casa = await addLabelContract(tonada.db, 'Casa', { artistId: faro });
    const otra = await addLabelContract(tonada.db, 'Otra', { artistId: uno });
    const others = roleSchema.options.filter((role) => role !== 'label' && role !== 'admin');
    for (const role of others) {
      const answer = await ask(await tonada.signIn({ role }));
      expect([role, answer.statusCode]).toEqual([role, 403]);
    }
    expect((await tonada.app.inject('/api/label/pay-comparison')).statusCode).toBe(401);
    const admin = await tonada.signIn({ role: 'admin' });
    expect((await ask(admin, { label: casa })).statusCode).toBe(200);
    expect((await ask(await workFor(otra), { label: casa })).statusCode).toBe(404);
  });
});
