import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOffersMax } from '#contract/label-contract.ts';
import { newId } from '../../../platform/ids.ts';
import {
  type ContractApp,
  made,
  startContractApp,
  terms,
} from '../../../testing/start-contract-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';

let tonada: ContractApp;
beforeAll(async () => {
  tonada = await startContractApp();
});
beforeEach(() => tonada.startAnew());
afterAll(() => tonada.close());

describe('an offer', () => {
  // Proves contracts: It waits, holds once accepted, is written down
  it('waits for the artist’s account, is in force from its first day, and is logged', async () => {
    const { contractId } = made(await tonada.offer(faro));
    expect(await tonada.getOffers(tonada.speaker)).toEqual([
      {
        ...terms,
        id: contractId,
        artist: { id: faro, name: 'Faro Norte' },
        label: { name: 'Casa', contact: null },
        replaces: null,
      },
    ]);
    expect(await tonada.getContracts(faro)).toMatchObject([
      { status: 'active', royaltyRate: 70 },
      { id: contractId, status: 'pending', royaltyRate: 72.5 },
    ]);
    expect((await tonada.answer(contractId, true)).statusCode).toBe(204);
    expect(await tonada.getOffers(tonada.speaker)).toEqual([]);
    tonada.clock.set(new Date('2027-01-01T08:00:00Z'));
    const labels = await tonada.signInAgain('casa');
    const roster = (await tonada.send('GET', 'label/artists', { who: labels })).json<object[]>();
    expect(roster).toContainEqual(
      expect.objectContaining({ id: faro, contractStatus: 'active', royaltyRate: 72.5 }),
    );
    expect((await tonada.acts()).slice(-2)).toEqual(['contract.offer', 'contract.accept']);
  });

  // Proves contracts: Other terms end those of before
  it('of other terms ends the previous contract the day before it begins', async () => {
    const { contractId } = made(await tonada.offer(faro, { startsOn: '2026-12-10' }));
    expect(await tonada.getOffers(tonada.speaker)).toMatchObject([{ replaces: '2026-12-31' }]);
    await tonada.answer(contractId, true);
    expect(await tonada.getContracts(faro)).toMatchObject([
      { royaltyRate: 70, endsOn: '2026-12-09' },
      { royaltyRate: 72.5, startsOn: '2026-12-10', endsOn: '2028-12-31' },
    ]);
  });

  // Proves contracts: Accepted late
  it('that is accepted after its first day is in force from the day of acceptance', async () => {
    const { contractId } = made(await tonada.offer(faro, { startsOn: '2026-11-21' }));
    tonada.clock.set(new Date('2026-11-25T08:00:00Z'));
    const back = await tonada.signInAgain(tonada.speaker);
    await tonada.answer(contractId, true, back);
    const contracts = await tonada.db.select().from(labelContractTable);
    expect(contracts.filter(({ artistId }) => artistId === faro)).toMatchObject([
      { royaltyRate: 70, endsOn: '2026-11-24' },
      { royaltyRate: 72.5, startsOn: '2026-11-25' },
    ]);
  });

  // Proves contracts: Today stays
  it('from today on leaves today to a contract that began today', async () => {
    const first = made(await tonada.offer(faro, { startsOn: '2026-11-20', royaltyRate: 60 }));
    await tonada.answer(first.contractId, true);
    const second = made(await tonada.offer(faro, { startsOn: '2026-11-20' }));
    await tonada.answer(second.contractId, true);
    const contracts = await tonada.db.select().from(labelContractTable);
    expect(
      contracts
        .filter(({ artistId }) => artistId === faro)
        .map(({ startsOn, endsOn }) => `${startsOn} ${endsOn}`)
        .toSorted(),
    ).toEqual(['2026-09-01 2026-11-19', '2026-11-20 2026-11-20', '2026-11-21 2028-12-31']);
  });

  // Proves contracts: Declined
  it('that is declined never takes effect, notifies the label, and leaves room for another', async () => {
    const { contractId } = made(await tonada.offer(faro));
    expect((await tonada.offer(faro)).statusCode).toBe(409);
    expect((await tonada.answer(contractId, false)).statusCode).toBe(204);
    expect(await tonada.getContracts(faro)).toMatchObject([
      { royaltyRate: 70 },
      { id: contractId, status: 'expired', declinedOn: '2026-11-20' },
    ]);
    expect((await tonada.answer(contractId, true)).statusCode).toBe(404);
    expect((await tonada.offer(faro, { royaltyRate: 75 })).statusCode).toBe(201);
    expect(await tonada.getContracts(faro)).toHaveLength(2);
  });

  // Proves contracts: Taken back
  it('can only be withdrawn by the label', async () => {
    const { contractId } = made(await tonada.offer(faro));
    expect((await tonada.ofLabel('DELETE', `offers/${contractId}`, 'otra')).statusCode).toBe(404);
    expect((await tonada.ofLabel('DELETE', `offers/${contractId}`, 'casa')).statusCode).toBe(204);
    expect((await tonada.answer(contractId, true)).statusCode).toBe(404);
    expect((await tonada.ofLabel('DELETE', `offers/${contractId}`, 'casa')).statusCode).toBe(404);
  });

  // Proves contracts: Bad terms
  it.each([
    ['startsOn', { startsOn: '2026-11-18' }],
    ['startsOn', { startsOn: '2027-02-30' }],
    ['endsOn', { endsOn: '2026-12-31' }],
    ['endsOn', { endsOn: '2037-01-01' }],
    ['royaltyRate', { royaltyRate: 100.5 }],
    ['royaltyRate', { royaltyRate: -1 }],
    ['royaltyRate', { royaltyRate: 70.123 }],
    ['royaltyRate', { royaltyRate: '70' }],
  ])('is refused at the field %s for %j', async (field, change) => {
    const answered = await tonada.offer(faro, change);
    expect(answered.statusCode).toBe(400);
    expect(Object.keys(answered.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('may begin today where the UTC day has not begun', async () => {
    expect((await tonada.offer(faro, { startsOn: '2026-11-19' })).statusCode).toBe(201);
  });

  // Proves contracts: Another label, and an artist for whom nobody speaks
  it('is rejected for artists of other labels, artists without an account, and unknown ones', async () => {
    await tonada.db
      .insert(artistMemberTable)
      .values({ artistId: uno, userId: tonada.speaker.id })
      .onConflictDoNothing();
    expect((await tonada.offer(uno, { startsOn: '2026-12-31' })).statusCode).toBe(409);
    expect((await tonada.offer(uno)).statusCode).toBe(201);
    await tonada.db.insert(artistTable).values({
      id: 'art_callado',
      name: 'Callado',
      genre: 'Jazz',
      country: 'ES',
      bio: '',
      socialLinks: {},
      relatedIds: [],
    });
    expect((await tonada.offer('art_callado')).statusCode).toBe(422);
    expect((await tonada.offer('art_nadie')).statusCode).toBe(404);
  });

  // Proves contracts: Too late
  it('cannot be accepted once another label has the artist, or its days are over', async () => {
    const { contractId } = made(await tonada.offer(faro));
    const other = made(await tonada.offer(faro, { startsOn: '2027-06-01' }, 'otra'));
    await tonada.answer(contractId, true);
    expect((await tonada.answer(other.contractId, true)).statusCode).toBe(409);
    await tonada.startAnew();
    const late = made(await tonada.offer(faro, { startsOn: '2026-11-21', endsOn: '2026-11-22' }));
    tonada.clock.set(new Date('2026-11-23T08:00:00Z'));
    const back = await tonada.signInAgain(tonada.speaker);
    expect((await tonada.answer(late.contractId, true, back)).statusCode).toBe(409);
  });

  // Proves contracts: Answered once
  it('is accepted once by simultaneous answers', async () => {
    const { contractId } = made(await tonada.offer(faro));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => tonada.answer(contractId, index % 2 === 0)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(7);
  });

  // Proves contracts: Offered once
  it('is made once per key, however often the call is repeated', async () => {
    const call = () =>
      tonada.send('POST', `label/artists/${faro}/offers`, {
        who: tonada.people['casa'],
        payload: terms,
        key: 'offer-1',
      });
    const [first, again] = await Promise.all([call(), call()]);
    expect(first.json()).toEqual(again.json());
    expect(await tonada.getOffers(tonada.speaker)).toHaveLength(1);
  });

  // Proves contracts: So many at most
  it('is limited in the number of pending ones', async () => {
    const { casa } = tonada.labels;
    await tonada.db.insert(labelContractTable).values(
      Array.from({ length: openOffersMax }, () => ({
        id: newId(),
        labelId: casa,
        artistId: uno,
        royaltyRate: 50,
        status: 'pending' as const,
        startsOn: '2027-01-01',
        endsOn: '2027-12-31',
        joinedOn: '2027-01-01',
      })),
    );
    expect((await tonada.offer(faro)).statusCode).toBe(409);
  });
});
