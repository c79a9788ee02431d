import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLabelsMost } from '#contract/label-administration.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { startLabelAdministration } from '../../../testing/start-label-administration.ts';
import { startLabelApp } from '../../../testing/start-label-app.ts';
import { findOrAddLabels } from '../../catalogue/label/label.repository.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { payoutTable } from '../../money/statement/statement.table.ts';

const tonada = await startLabelApp();
const { call, list, read } = await startLabelAdministration(tonada);
afterAll(() => tonada.close());

const getNames = async (query: string) => (await list(query)).labels.map(({ name }) => name);

async function add(name: string, about: Partial<typeof labelTable.$inferInsert> = {}) {
  const id = (await findOrAddLabels(tonada.db, [name])).get(name) ?? '';
  await tonada.db
    .update(labelTable)
    .set({ contractStatus: 'pending', ...about })
    .where(eq(labelTable.id, id));
  return id;
}

describe('a list of labels', () => {
  beforeAll(async () => {
    await add('Ñandú Discos', { contractStatus: 'active', royaltyRate: 65 });
    await add('Ándalus Sonora', { contractStatus: 'expired', royaltyRate: 80 });
    await add('Zócalo Discos', { royaltyRate: 70.5 });
  });

  // Proves administration: The fields of a label, and what it adds up to
  it('returns each with the fields of its card, and its sums', async () => {
    await tonada.db
      .update(labelTable)
      .set({ email: 'casa@example.com', country: 'DE', contractStatus: 'active' })
      .where(eq(labelTable.id, tonada.labels.casa));
    const casa = await read(tonada.labels.casa);
    expect(casa).toEqual({
      id: tonada.labels.casa,
      name: 'Casa',
      email: 'casa@example.com',
      website: null,
      country: 'DE',
      foundedYear: null,
      totalArtists: 2,
      totalTracks: 3,
      // October: all of 33.005 €, artists and commission.
      monthlyRoyalties: 33.01,
      isOwed: true,
      // September: 10 €, with the commission.
      totalRoyaltiesPaid: 10,
      agreementEndsOn: null,
      contractStatus: 'active',
      royaltyRate: null,
      nextPaymentDate: '2026-11-30',
      contactPerson: null,
      phone: null,
    });
    expect((await list('q=casa')).labels).toEqual([casa]);
  });

  // Proves administration: Labels by name
  it.each([
    ['the name, whatever its case and accents', 'q=NANDU', ['Ñandú Discos']],
    ['several words', 'q=discos+zo', ['Zócalo Discos']],
    ['the beginning of the name alone, for two letters', 'q=an', ['Ándalus Sonora']],
    ['nothing that has a letter', 'q=%3F%3F', []],
    ['none', 'q=ningunacomoesta', []],
  ])('is searched for %s', async (_what, query, expected) => {
    expect(await getNames(query)).toEqual(expected);
  });

  // Proves administration: Labels by contract
  it.each([
    ['active', ['Ñandú Discos']],
    ['pending', ['Zócalo Discos']],
  ])('is filtered by the contract status %s', async (contract, expected) => {
    expect(await getNames(`q=discos&contract=${contract}`)).toEqual(expected);
  });

  it('treats unknown contract statuses as over', async () => {
    await add('Rara', { contractStatus: 'suspended' as 'expired' });
    expect(await getNames('contract=expired')).toEqual(['Ándalus Sonora', 'Rara']);
  });

  // Proves administration: Labels in order
  it.each([
    ['-name', ['Zócalo Discos', 'Ñandú Discos']],
    ['royaltyRate', ['Ñandú Discos', 'Zócalo Discos']],
    ['-royaltyRate', ['Zócalo Discos', 'Ñandú Discos']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(await getNames(`q=discos&sort=${sort}`)).toEqual(expected);
  });

  it('is sorted by the payment of the last closed month', async () => {
    expect((await getNames('sort=-monthlyRoyalties'))[0]).toBe('Casa');
    expect((await getNames('sort=monthlyRoyalties')).at(-1)).toBe('Casa');
  });

  it.each(['page=0', 'page=401', 'page=x', 'contract=jefe', 'sort=email', 'nadie=1'])(
    'refuses ?%s',
    async (query) => {
      expect((await call('GET', `labels?${query}`)).statusCode).toBe(400);
    },
  );

  // Proves administration: 'Pagar Regalías' where a payment is open
  it('returns whether a label has a pending payment, even after the last one is paid', async () => {
    const open = eq(payoutTable.status, 'pending');
    await tonada.db.update(payoutTable).set({ status: 'paid' }).where(open);
    expect(await read(tonada.labels.casa)).toMatchObject({
      isOwed: false,
      monthlyRoyalties: 33.01,
    });
  });

  it('returns not found for an unknown label', async () => {
    expect((await call('GET', 'labels/nadie')).statusCode).toBe(404);
  });
});

// Proves administration: The cost of a thousand labels
it('takes four statements including the session, for ten labels or a thousand', async () => {
  const queries = ['', 'q=casa', 'q=ca', 'contract=expired', 'sort=-monthlyRoyalties&page=2'];
  const requested = async () => {
    const counts: number[] = [];
    for (const query of queries) counts.push(await countStatements(() => list(query)));
    return counts;
  };
  const few = await requested();
  await findOrAddLabels(
    tonada.db,
    Array.from({ length: 1000 }, (_, index) => `Sello ${String(index).padStart(4, '0')}`),
  );
  expect(await requested()).toEqual(few.map(() => 4));
  const page = await list('q=sello&page=2');
  expect(page.labels.map(({ name }) => name).slice(0, 2)).toEqual(['Sello 0024', 'Sello 0025']);
  expect([page.labels.length, page.total, page.hasMore]).toEqual([24, 1000, false]);
  expect(adminLabelsMost).toBeGreaterThan(1000);
});
