import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnShares, SharedTracks } from '#contract/recording-share.ts';
import { readDecisions } from '../../testing/read-bell.ts';
import { type ContractApp, startContractApp } from '../../testing/start-contract-app.ts';
import { faro, uno } from '../../testing/start-payment-app.ts';
import type { SignedIn } from '../../testing/start-test-app.ts';
import { decisionNotificationTable } from '../decision-notification/decision-notification.table.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { userTable } from '../user/user.table.ts';
import { recordingPartTable, recordingShareTable } from './recording-share.table.ts';

let tonada: ContractApp;
let productora: SignedIn;
let voz: SignedIn;

beforeAll(async () => {
  tonada = await startContractApp();
  productora = await tonada.signIn({ email: 'productora@example.com', displayName: 'Productora' });
  voz = await tonada.signIn({ email: 'voz@example.com', displayName: 'Voz' });
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(decisionNotificationTable);
  await tonada.db.delete(recordingPartTable);
  await tonada.db.delete(recordingShareTable);
});
afterAll(() => tonada.close());

const artistPart = { role: 'main', part: 60 };
const producerPart = { role: 'producer', part: 25.5, email: 'Productora@example.com ' };
const voicePart = { role: 'featured', part: 14.5, email: 'voz@example.com' };

const sheet = {
  trackId: 'trk_1',
  startsOn: '2026-12-01',
  parts: [artistPart, producerPart, voicePart],
};

const propose = (change: object = {}, who = tonada.people['casa'], artist: string = faro) =>
  tonada.send('POST', `label/artists/${artist}/recording-shares`, {
    who,
    payload: { ...sheet, ...change },
  });

const proposed = async (change: object = {}) => (await propose(change)).json<{ id: string }>().id;

const answer = (id: string, who: SignedIn, isAccepted = true, reason?: string) =>
  tonada.send('POST', `payee/shares/${id}`, {
    who,
    payload: { isAccepted, ...(reason && { reason }) },
  });

const mine = async (who: SignedIn) =>
  (await tonada.send('GET', 'payee/shares', { who })).json<OwnShares>();

async function readTrack(who = tonada.people['casa']) {
  const url = `label/artists/${faro}/recording-shares`;
  const { tracks } = (await tonada.send('GET', url, { who })).json<SharedTracks>();
  return tracks.find(({ id }) => id === 'trk_1')?.shares ?? [];
}

const acceptAll = async (id: string) => {
  for (const who of [tonada.speaker, productora, voz]) {
    expect((await answer(id, who)).statusCode).toBe(204);
  }
};

describe('a sheet', () => {
  it('holds from its day once everybody named has accepted it', async () => {
    const id = await proposed();
    expect(await readTrack()).toMatchObject([
      {
        id,
        state: 'proposed',
        isInForce: false,
        label: 'Casa',
        parts: [
          { isArtist: true, name: 'Faro Norte', part: 60, state: 'waiting' },
          { email: 'productora@example.com', name: null, part: 25.5, state: 'waiting' },
          { email: 'voz@example.com', state: 'waiting' },
        ],
      },
    ]);
    expect((await mine(productora)).shares).toMatchObject([
      {
        id,
        isMine: true,
        track: { name: 'Luna' },
        parts: [{ isOwn: false }, { isOwn: true, part: 25.5 }, { isOwn: false }],
      },
    ]);
    await answer(id, productora);
    await answer(id, voz);
    expect(await readTrack()).toMatchObject([{ state: 'proposed' }]);
    await answer(id, tonada.speaker);
    expect(await readTrack()).toMatchObject([
      {
        state: 'accepted',
        isInForce: false,
        parts: [{}, { name: 'Productora', email: null, state: 'accepted' }, { name: 'Voz' }],
      },
    ]);
    tonada.clock.set(new Date('2026-12-01T08:00:00Z'));
    expect(await readTrack(await tonada.signInAgain('casa'))).toMatchObject([{ isInForce: true }]);
    expect((await tonada.acts()).slice(-4)).toEqual([
      'share.propose',
      'share.accept',
      'share.accept',
      'share.accept',
    ]);
  });

  it('is in the bells of those who answer, and each answer in that of the label', async () => {
    const id = await proposed();
    for (const who of [tonada.speaker, productora, voz]) {
      expect(await readDecisions(tonada, who)).toContainEqual(
        expect.objectContaining({
          subject: 'share',
          title: 'Luna',
          link: { screen: 'parts', artistId: null },
        }),
      );
    }
    await answer(id, voz, false, 'Canto en todo el estribillo.');
    const casa = tonada.people['casa'];
    const heard = casa === undefined ? [] : await readDecisions(tonada, casa);
    expect(heard[0]).toMatchObject({
      subject: 'shareAnswer',
      outcome: 'rejected',
      by: 'Voz',
      word: 'Canto en todo el estribillo.',
    });
  });

  it('that one declines never holds, keeps the reason, and leaves room for another', async () => {
    const id = await proposed();
    await answer(id, productora, false, 'Falta el puente.');
    expect(await readTrack()).toMatchObject([
      { state: 'declined', parts: [{}, { state: 'declined', reason: 'Falta el puente.' }, {}] },
    ]);
    expect((await answer(id, voz)).statusCode).toBe(404);
    expect((await propose()).statusCode).toBe(201);
  });

  it('can be withdrawn by its label until it is accepted', async () => {
    const id = await proposed();
    const url = `label/recording-shares/${id}`;
    const withdraw = (who: SignedIn | undefined) => tonada.send('DELETE', url, { who });
    expect((await withdraw(tonada.people['otra'])).statusCode).toBe(404);
    expect((await withdraw(tonada.people['casa'])).statusCode).toBe(204);
    expect(await readTrack()).toMatchObject([
      { state: 'withdrawn', parts: [{}, { email: null }, {}] },
    ]);
    expect((await mine(productora)).shares).toEqual([]);
    expect((await answer(id, productora)).statusCode).toBe(404);
    const accepted = await proposed();
    await acceptAll(accepted);
    const late = await tonada.send('DELETE', `label/recording-shares/${accepted}`, {
      who: tonada.people['casa'],
    });
    expect(late.statusCode).toBe(404);
  });

  it('lapses on its first day, and is no longer accepted', async () => {
    const id = await proposed();
    tonada.clock.set(new Date('2026-12-01T00:00:00Z'));
    const late = await tonada.signInAgain(voz);
    expect((await answer(id, late)).json()).toMatchObject({
      error: expect.stringContaining('ya llegó'),
    });
    expect(await readTrack(await tonada.signInAgain('casa'))).toMatchObject([{ state: 'lapsed' }]);
  });

  it('waits alone: a second one is refused until it is answered', async () => {
    await proposed();
    expect((await propose()).statusCode).toBe(409);
    expect((await propose({ trackId: 'trk_2' })).statusCode).toBe(201);
  });

  it('is accepted once by simultaneous answers', async () => {
    const id = await proposed();
    const answers = await Promise.all(
      [voz, voz, productora, tonada.speaker].map((who) => answer(id, who)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 404);
    expect([answers.length, refused.length]).toEqual([4, 1]);
    expect(await readTrack()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('the parts', () => {
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
    const refused = await propose({ parts });
    expect([400, 422]).toContain(refused.statusCode);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual(['parts']);
  });

  it.each([
    [{ parts: [{ ...artistPart, part: 59.995 }, producerPart, voicePart] }, 'parts.0.part'],
    [{ parts: [artistPart] }, 'parts'],
    [{ startsOn: '2026-11-20' }, 'startsOn'],
    [{ startsOn: '2028-01-01' }, 'startsOn'],
  ])('and days are refused for %j', async (change, field) => {
    const refused = await propose(change);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('of those who have one today are named, so that nobody loses theirs unasked', async () => {
    await acceptAll(await proposed());
    const later = { startsOn: '2027-01-01', parts: [{ role: 'main', part: 74.5 }, producerPart] };
    await tonada.db.update(labelContractTable).set({ endsOn: '2027-12-31' });
    const refused = await propose(later);
    expect(refused.json<{ fields: { parts: string } }>().fields.parts).toContain('Voz');
    const [held] = await readTrack();
    const payeeId = held?.parts[2]?.payeeId;
    const left = { role: 'featured', part: 0, payeeId };
    const id = await proposed({ ...later, parts: [...later.parts, left] });
    expect((await mine(voz)).shares[0]).toMatchObject({ id, isMine: true });
    await acceptAll(id);
    expect(await readTrack()).toMatchObject([{ id, state: 'accepted' }, { state: 'accepted' }]);
  });
});

describe('strangers', () => {
  it('neither propose, read nor answer', async () => {
    const id = await proposed();
    const { people, luz } = tonada;
    expect((await propose({}, people['otra'])).statusCode).toBe(404);
    expect((await propose({}, productora)).statusCode).toBe(403);
    expect((await propose({ trackId: 'trk_3' })).statusCode).toBe(404);
    const url = `label/artists/${faro}/recording-shares`;
    expect((await tonada.send('GET', url, { who: people['otra'] })).statusCode).toBe(404);
    for (const who of [luz, people['casa'], people['admin']]) {
      expect(who && (await answer(id, who)).statusCode).toBe(404);
    }
    expect((await tonada.send('GET', 'payee/shares')).statusCode).toBe(401);
    expect((await mine(luz)).shares).toEqual([]);
  });

  it('with an unproven email see nothing', async () => {
    await tonada.db
      .update(userTable)
      .set({ emailVerifiedAt: null })
      .where(eq(userTable.id, voz.id));
    const id = await proposed();
    expect((await mine(voz)).shares).toEqual([]);
    expect((await answer(id, voz)).statusCode).toBe(404);
    await tonada.db
      .update(userTable)
      .set({ emailVerifiedAt: tonada.clock() })
      .where(eq(userTable.id, voz.id));
    expect((await mine(voz)).shares).toHaveLength(1);
  });

  it('are not asked where nobody speaks for the artist', async () => {
    const parts = [
      { role: 'main', part: 50 },
      { role: 'writer', part: 50, email: 'voz@example.com' },
    ];
    const refused = await propose({ trackId: 'trk_3', parts }, tonada.people['otra'], uno);
    expect(refused.statusCode).toBe(422);
  });
});

describe('an artist', () => {
  const own = (method: 'GET' | 'POST', payload?: object) =>
    tonada.send(method, 'artist/recording-shares', { who: tonada.speaker, payload });

  it('under a label reads, and cannot propose', async () => {
    await proposed();
    const read = (await own('GET')).json<SharedTracks>();
    expect(read.canPropose).toBe(false);
    expect(read.tracks.map(({ name, shares }) => [name, shares.length])).toEqual([
      ['Luna', 1],
      ['Marea', 0],
    ]);
    expect((await own('POST', { ...sheet, trackId: 'trk_2' })).statusCode).toBe(403);
  });

  it('without a label proposes, and has accepted their own proposal', async () => {
    await tonada.db.delete(labelContractTable).where(eq(labelContractTable.artistId, faro));
    const { id } = (await own('POST', sheet)).json<{ id: string }>();
    await answer(id, productora);
    await answer(id, voz);
    const { canPropose, tracks } = (await own('GET')).json<SharedTracks>();
    expect(canPropose).toBe(true);
    expect(tracks[0]?.shares).toMatchObject([{ id, state: 'accepted', label: null }]);
    const again = (await own('POST', { ...sheet, trackId: 'trk_2' })).json<{ id: string }>();
    const withdrawn = await tonada.send('DELETE', `artist/recording-shares/${again.id}`, {
      who: tonada.speaker,
    });
    expect(withdrawn.statusCode).toBe(204);
  });
});
