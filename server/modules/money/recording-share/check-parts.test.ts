import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  artistPart,
  producerPart,
  type ShareApp,
  startShareApp,
  voicePart,
} from '../../../testing/start-share-app.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';

let tonada: ShareApp;
beforeAll(async () => {
  tonada = await startShareApp();
});
beforeEach(() => tonada.startWithoutShares());
afterAll(() => tonada.close());

describe('the parts', () => {
  // Proves recording-shares: Bad parts
  it.each([
    ['do not add up to 100', [artistPart, producerPart]],
    ['add up to more', [{ ...artistPart, part: 60.01 }, producerPart, voicePart]],
    [
      'name nobody as the artist',
      [{ ...artistPart, email: 'otra@example.com' }, producerPart, voicePart],
    ],
    [
      'name the artist twice',
      [
        { role: 'main', part: 50 },
        { role: 'writer', part: 50 },
      ],
    ],
    [
      'name a person twice',
      [artistPart, producerPart, { ...voicePart, email: 'productora@EXAMPLE.com' }],
    ],
    [
      'give a new person nothing',
      [{ ...artistPart, part: 74.5 }, producerPart, { ...voicePart, part: 0 }],
    ],
    [
      'name an unknown payee',
      [artistPart, producerPart, { role: 'featured', part: 14.5, payeeId: 'pay_x' }],
    ],
  ])('are refused where they %s', async (_, parts) => {
    const refused = await tonada.propose({ parts });
    expect([400, 422]).toContain(refused.statusCode);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual(['parts']);
  });

  // Proves recording-shares: Bad numbers and days
  it.each([
    [{ parts: [{ ...artistPart, part: 59.995 }, producerPart, voicePart] }, 'parts.0.part'],
    [{ parts: [artistPart] }, 'parts'],
    [{ startsOn: '2026-11-20' }, 'startsOn'],
    [{ startsOn: '2028-01-01' }, 'startsOn'],
  ])('and days are refused for %j', async (change, field) => {
    const refused = await tonada.propose(change);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual([field]);
  });

  // Proves recording-shares: Nobody loses a part unasked
  it('of those who have one today are named, so that nobody loses theirs unasked', async () => {
    await tonada.acceptAll(await tonada.proposed());
    const later = { startsOn: '2027-01-01', parts: [{ role: 'main', part: 74.5 }, producerPart] };
    await tonada.db.update(labelContractTable).set({ endsOn: '2027-12-31' });
    const refused = await tonada.propose(later);
    expect(refused.json<{ fields: { parts: string } }>().fields.parts).toContain('Voz');
    const [held] = await tonada.readTrack();
    const payeeId = held?.parts[2]?.payeeId;
    const left = { role: 'featured', part: 0, payeeId };
    const id = await tonada.proposed({ ...later, parts: [...later.parts, left] });
    expect((await tonada.mine(tonada.voice)).shares[0]).toMatchObject({ id, isMine: true });
    await tonada.acceptAll(id);
    expect(await tonada.readTrack()).toMatchObject([
      { id, state: 'accepted' },
      { state: 'accepted' },
    ]);
  });
});
