import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import {
  type ContractApp,
  made,
  nueva,
  startContractApp,
  terms,
} from '../../../testing/start-contract-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';

let tonada: ContractApp;
beforeAll(async () => {
  tonada = await startContractApp();
});
beforeEach(() => tonada.startAnew());
afterAll(() => tonada.close());

describe('a new artist', () => {
  // Proves contracts: A new artist
  it('is hidden until the account of that email accepts, and then belongs to it', async () => {
    const { artistId, contractId } = made(await tonada.offerNew());
    const found = async () =>
      (await tonada.send('GET', 'search?q=%C3%B1and%C3%BA%20lila')).json<{ artists: object[] }>()
        .artists;
    expect(await found()).toEqual([]);
    expect(await tonada.getOffers(tonada.speaker)).toEqual([]);
    expect((await tonada.answer(contractId, true)).statusCode).toBe(404);
    expect(await tonada.getOffers(tonada.luz)).toMatchObject([
      { id: contractId, artist: { name: 'Ñandú Lila' } },
    ]);
    expect((await tonada.answer(contractId, true, tonada.luz)).statusCode).toBe(204);
    expect(await found()).toMatchObject([{ id: artistId }]);
    const own = await tonada.send('GET', 'artist/label-info', { who: tonada.luz });
    expect(own.json()).toMatchObject({ name: 'Casa', royaltyRate: 72.5 });
    await tonada.db.delete(artistMemberTable).where(eq(artistMemberTable.userId, tonada.luz.id));
  });

  // Proves contracts: Gone with the offer
  it('is deleted with a withdrawn offer', async () => {
    const { artistId, contractId } = made(await tonada.offerNew());
    await tonada.ofLabel('DELETE', `offers/${contractId}`, 'casa');
    expect((await tonada.send('GET', `artists/${artistId}`)).statusCode).toBe(404);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: '\u200B' }],
    ['name', { name: 'x'.repeat(61) }],
    ['email', { email: 'nadie' }],
    ['genre', { genre: 'Ruido' }],
    ['country', { country: 'ZZ' }],
    ['startsOn', { startsOn: '2020-01-01' }],
  ])('is refused at the field %s for %j', async (field, change) => {
    const answered = await tonada.offerNew(change);
    expect(answered.statusCode).toBe(400);
    expect(Object.keys(answered.json<{ fields: object }>().fields)).toEqual([field]);
  });
});

describe('the end of a contract', () => {
  const end = async (lastDay: string, label = 'casa') => {
    const [standing] = (await tonada.getContracts(faro)) as { id: string }[];
    return tonada.ofLabel('POST', `contracts/${standing?.id}/end`, label, { lastDay });
  };

  // Proves contracts: The end
  it('may be brought forward, to today at the earliest', async () => {
    expect((await end('2026-11-19')).statusCode).toBe(400);
    expect((await end('2026-12-31')).statusCode).toBe(400);
    expect((await end('2026-12-01', 'otra')).statusCode).toBe(404);
    expect((await end('2026-12-01')).statusCode).toBe(204);
    expect(await tonada.getContracts(faro)).toMatchObject([
      { status: 'active', endsOn: '2026-12-01' },
    ]);
    expect((await tonada.acts()).at(-1)).toBe('contract.end');
  });
});

describe('candidates for a contract', () => {
  // Proves contracts: Candidates
  it('are found by name, with their contract state', async () => {
    const find = async (q: string) =>
      (await tonada.ask('candidates', 'casa', { q })).json<object[]>();
    expect(await find('faro')).toMatchObject([
      { id: faro, state: 'own', until: '2026-12-31', image: `/api/images/artist/${faro}` },
    ]);
    // `until` is hidden, since it concerns only the artist and the other label.
    expect(await find('un')).toMatchObject([{ id: uno, state: 'taken', until: null }]);
    expect(await find('%')).toEqual([]);
    await tonada.db.delete(labelContractTable);
    expect(await find('FÁRO')).toMatchObject([{ state: 'free', until: null }]);
    await tonada.offer(faro);
    expect(await find('faro')).toMatchObject([{ state: 'offered', until: null }]);
  });

  // Proves contracts: Few questions to the database
  it('take a few statements', async () => {
    expect(await countStatements(() => tonada.ask('candidates', 'casa', { q: 'faro' }))).toBe(4);
    expect(await countStatements(() => tonada.getOffers(tonada.speaker))).toBe(2);
  });
});

describe('the calls', () => {
  // Proves contracts: Labels and admins offer
  it.each([
    ['GET', 'label/candidates?q=a'],
    ['POST', 'label/artists'],
    ['POST', `label/artists/${faro}/offers`],
    ['DELETE', 'label/offers/con_1'],
    ['POST', 'label/contracts/con_1/end'],
  ] as const)('are for labels and admins: %s /api/%s', async (method, path) => {
    const statuses: Record<string, number> = {};
    for (const who of ['user', 'artist', 'editorial', 'label', 'casa', 'admin']) {
      const payload = path.endsWith('end') ? { lastDay: '2026-12-01' } : { ...terms };
      const body = path === 'label/artists' ? { ...nueva, email: 'otra@example.com' } : payload;
      const sent = await tonada.send(method, path, {
        who: tonada.people[who],
        payload: method === 'POST' ? body : undefined,
      });
      statuses[who] = sent.statusCode;
    }
    expect(statuses).toMatchObject({ user: 403, artist: 403, editorial: 403, label: 404 });
    // Admins must name a label.
    expect(statuses['admin']).toBe(400);
    expect([200, 201, 404]).toContain(statuses['casa']);
    expect((await tonada.send(method, path)).statusCode).toBe(401);
  });

  // Proves contracts: Only those who speak for the artist answer
  it('are answered for an artist only by their own account, neither label nor admin', async () => {
    const { contractId } = made(await tonada.offer(faro));
    const statuses = [];
    for (const who of ['casa', 'label', 'user', 'admin', 'artist']) {
      const sent = await tonada.answer(contractId, true, tonada.people[who]);
      statuses.push(sent.statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 404, 404]);
    expect((await tonada.send('GET', 'artist/offers')).statusCode).toBe(401);
  });
});
