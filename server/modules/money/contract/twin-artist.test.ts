import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContractApp, made, startContractApp } from '../../../testing/start-contract-app.ts';

let tonada: ContractApp;
beforeAll(async () => {
  tonada = await startContractApp();
});
beforeEach(() => tonada.startAnew());
afterAll(() => tonada.close());

describe('a new artist', () => {
  // Proves contracts: Ordered twice
  it('requested many times at once is created once, and the other calls are rejected', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => tonada.offerNew()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.json()).toMatchObject({
      fields: { name: expect.stringMatching(/^Ya le ofreciste un contrato/) as string },
    });
  });

  // Proves contracts: Twins by spaces and capital letters
  it('does not differ by spaces, capitals or email', async () => {
    await tonada.offerNew();
    const twin = await tonada.offerNew({ name: 'ñandú  LILA', email: 'otra@example.com' });
    expect(twin.statusCode).toBe(409);
    expect((await tonada.offerNew({ name: 'Nandu Lila' })).statusCode).toBe(201);
  });

  // Proves contracts: Names that are taken
  it('cannot take a public artist’s name, but one of a withdrawn offer', async () => {
    const known = await tonada.offerNew({ name: 'faronorte' });
    expect(known.statusCode).toBe(409);
    expect(known.json()).toMatchObject({
      fields: { name: expect.stringMatching(/^Ya hay un artista con este nombre/) as string },
    });
    const { contractId } = made(await tonada.offerNew());
    await tonada.ofLabel('DELETE', `offers/${contractId}`, 'casa');
    expect((await tonada.offerNew()).statusCode).toBe(201);
  });

  // Proves contracts: Several labels
  it('may get offers of several labels, because the artist is hidden until one is accepted', async () => {
    await tonada.offerNew();
    const who = tonada.people['otra'];
    const { royaltyRate, startsOn, endsOn } = {
      royaltyRate: 60,
      startsOn: '2027-01-01',
      endsOn: '2027-12-31',
    };
    const payload = {
      name: 'Ñandú Lila',
      genre: 'Folk',
      country: 'AR',
      email: 'luz@example.com',
      royaltyRate,
      startsOn,
      endsOn,
    };
    expect((await tonada.send('POST', 'label/artists', { who, payload })).statusCode).toBe(201);
  });
});
