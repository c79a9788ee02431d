import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelInfoSchema } from '#contract/label.ts';
import { roleSchema } from '#contract/user.ts';
import { hasSqlState } from '../../../platform/database/sql-state.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';

const [faro, uno, solo] = ['art_faro-norte', 'art_uno', 'art_solo'] as const;

/** SQLSTATEs of an exclusion and a check violation. */
const overlapping = '23P01';
const unfit = '23514';

let tonada: TestApp;
const people: Record<string, SignedIn> = {};

beforeAll(async () => {
  tonada = await startTestApp({ now: new Date('2026-11-20T20:00:00Z') });
  const { db } = tonada;
  await addTracks(
    db,
    ['Faro Norte', 'Uno', 'Solo'].map((artist, index) => ({
      id: `trk_${index}`,
      title: 'Luna',
      artist,
    })),
  );
  const casa = await addLabelContract(db, 'Casa', {
    artistId: faro,
    royaltyRate: 62.55,
    endsOn: '2026-11-20',
    paidBefore: 1_000_004_999n,
  });
  await addLabelContract(db, 'Casa', {
    artistId: faro,
    status: 'expired',
    startsOn: '2020-01-01',
    endsOn: '2025-12-31',
    paidBefore: 234_560_000n,
  });
  await addLabelContract(db, 'Otra', {
    artistId: faro,
    status: 'pending',
    startsOn: '2027-01-01',
    endsOn: '2029-12-31',
    royaltyRate: 70,
  });
  await addLabelContract(db, 'Otra', { artistId: uno, paidBefore: 7n });
  await db
    .update(labelTable)
    .set({ email: 'hola@casa.example', nextPaymentOn: '2026-12-01' })
    .where(eq(labelTable.id, casa));
  for (const role of roleSchema.options) people[role] = await tonada.signIn({ role });
  for (const artistId of [faro, solo]) {
    const userId = (people[artistId] = await tonada.signIn({ role: 'artist' })).id;
    await db.insert(artistMemberTable).values({ artistId, userId });
  }
});
afterAll(() => tonada.close());

function ask(who?: string, query = '') {
  const headers = who === undefined ? {} : people[who]?.headers;
  return tonada.app.inject({ url: `/api/artist/label-info${query}`, headers: headers ?? {} });
}

describe('an artist’s view of their label', () => {
  // Proves ownership: What artists read
  it('has the current contract, with the label’s payments under all contracts', async () => {
    const answer = await ask(faro);
    expect(answer.statusCode).toBe(200);
    expect(labelInfoSchema.parse(answer.json())).toEqual(answer.json());
    expect(answer.json()).toEqual({
      name: 'Casa',
      contact: 'hola@casa.example',
      royaltyRate: 62.55,
      contractStatus: 'active',
      contractStart: '2026-01-01',
      contractEnd: '2026-11-20',
      nextPayment: '2026-12-01',
      totalPaid: 1234.56,
    });
  });

  // Proves ownership: A contract to come, or over
  it.each([
    ['the one to come, from the day after its last', '2026-11-21', 'Otra', 'pending'],
    ['the one to come, also when its first day finds it unsigned', '2027-01-01', 'Otra', 'pending'],
    ['the last one, once all are over', '2030-01-01', 'Otra', 'expired'],
  ])('is %s', async (_, day, name, contractStatus) => {
    const before = tonada.clock();
    tonada.clock.set(new Date(`${day}T00:30:00Z`));
    const { headers } = await tonada.signIn({ role: 'admin' });
    const answer = await tonada.app.inject({
      url: `/api/artist/label-info?artist=${faro}`,
      headers,
    });
    tonada.clock.set(before);
    expect(answer.json()).toMatchObject({ name, contractStatus });
  });

  // Proves artist-dashboard: Never in the past
  it('has no next payment once its day has passed', async () => {
    const [last, day] = ['2026-12-01', '2026-12-02'];
    const write = (nextPaymentOn: string | null) =>
      tonada.db.update(labelTable).set({ nextPaymentOn }).where(eq(labelTable.name, 'Otra'));
    const nextOn = async (now: string) => {
      tonada.clock.set(new Date(`${now}T00:30:00Z`));
      const { headers } = await tonada.signIn({ role: 'admin' });
      const url = `/api/artist/label-info?artist=${uno}`;
      return (await tonada.app.inject({ url, headers })).json().nextPayment;
    };
    const before = tonada.clock();
    await write(last);
    expect([await nextOn(last), await nextOn(day)]).toEqual([last, null]);
    await write(null);
    tonada.clock.set(before);
  });

  it('is empty for an artist who never had one', async () => {
    expect((await ask(solo)).statusCode).toBe(404);
  });
});

describe('callers', () => {
  // Proves ownership: Each role, a visitor, another's id, an administrator
  it.each<[string | undefined, string, number]>([
    [undefined, '', 401],
    [undefined, `?artist=${faro}`, 401],
    ['user', '', 403],
    ['user', `?artist=${faro}`, 403],
    ['label', `?artist=${faro}`, 403],
    ['editorial', `?artist=${faro}`, 403],
    ['artist', '', 404],
    ['artist', `?artist=${faro}`, 404],
    [faro, `?artist=${faro}`, 200],
    [faro, `?artist=${uno}`, 404],
    [faro, '?artist=art_unknown', 404],
    [faro, '?artist=no%20id', 400],
    [faro, '?label=x', 400],
    ['admin', `?artist=${faro}`, 200],
    ['admin', `?artist=${uno}`, 200],
    ['admin', '?artist=art_unknown', 404],
    ['admin', '', 400],
  ])('%s with "%s" gets %i', async (who, query, status) => {
    expect((await ask(who, query)).statusCode).toBe(status);
  });

  // Proves ownership: Another's artist answers as unknown
  it('get the same answer for another artist as for an unknown one', async () => {
    const answers = [await ask(faro, `?artist=${uno}`), await ask(faro, '?artist=art_unknown')];
    const [other, unknown] = answers.map((answer) => {
      const { requestId: _requestId, ...problem } = answer.json<Record<string, unknown>>();
      return problem;
    });
    expect(other).toEqual(unknown);
  });
});

describe('the database', () => {
  const states = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => [overlapping, unfit].find((state) => hasSqlState(error, [state])),
    );

  // Proves ownership: One contract on a day
  it('allows one contract per artist and day, and any number of inactive ones', async () => {
    const { db } = tonada;
    expect(await states(addLabelContract(db, 'Otra', { artistId: faro }))).toBe(overlapping);
    const later = { artistId: solo, startsOn: '2028-01-01', endsOn: '2028-12-31' };
    expect(await states(addLabelContract(db, 'Otra', later))).toBeNull();
    const before = { artistId: solo, startsOn: '2027-01-01', endsOn: '2027-12-31' };
    expect(await states(addLabelContract(db, 'Casa', before))).toBeNull();
    const expired = addLabelContract(db, 'Otra', { artistId: faro, status: 'expired' });
    expect(await states(expired)).toBeNull();
  });

  // Proves ownership: Rates and days that make sense
  it.each([
    ['a rate of more than all', { royaltyRate: 100.01 }],
    ['a negative rate', { royaltyRate: -0.01 }],
    ['an end before its beginning', { startsOn: '2026-12-31', endsOn: '2026-12-30' }],
  ])('rejects a contract with %s', async (_, terms) => {
    const bad = addLabelContract(tonada.db, 'Casa', {
      artistId: solo,
      status: 'expired',
      ...terms,
    });
    expect(await states(bad)).toBe(unfit);
  });
});
