import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SharedTracks } from '#contract/recording-share.ts';
import { readDecisions } from '../../../testing/read-bell.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { sheet, type ShareApp, startShareApp } from '../../../testing/start-share-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { userTable } from '../../people/user/user.table.ts';

let tonada: ShareApp;
beforeAll(async () => {
  tonada = await startShareApp();
});
beforeEach(() => tonada.startWithoutShares());
afterAll(() => tonada.close());

describe('a sheet', () => {
  // Proves recording-shares: Everybody accepts, then it holds from its day
  it('holds from its day once everybody named has accepted it', async () => {
    const id = await tonada.proposed();
    expect(await tonada.readTrack()).toMatchObject([
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
    expect((await tonada.mine(tonada.producer)).shares).toMatchObject([
      {
        id,
        isMine: true,
        track: { name: 'Luna' },
        parts: [{ isOwn: false }, { isOwn: true, part: 25.5 }, { isOwn: false }],
      },
    ]);
    await tonada.answer(id, tonada.producer);
    await tonada.answer(id, tonada.voice);
    expect(await tonada.readTrack()).toMatchObject([{ state: 'proposed' }]);
    await tonada.answer(id, tonada.speaker);
    expect(await tonada.readTrack()).toMatchObject([
      {
        state: 'accepted',
        isInForce: false,
        parts: [{}, { name: 'Productora', email: null, state: 'accepted' }, { name: 'Voz' }],
      },
    ]);
    tonada.clock.set(new Date('2026-12-01T08:00:00Z'));
    expect(await tonada.readTrack(await tonada.signInAgain('casa'))).toMatchObject([
      { isInForce: true },
    ]);
    expect((await tonada.acts()).slice(-4)).toEqual([
      'share.propose',
      'share.accept',
      'share.accept',
      'share.accept',
    ]);
  });

  // Proves recording-shares: Notices of proposal and answer
  it('is in the bells of those who answer, and each answer in that of the label', async () => {
    const id = await tonada.proposed();
    for (const who of [tonada.speaker, tonada.producer, tonada.voice]) {
      expect(await readDecisions(tonada, who)).toContainEqual(
        expect.objectContaining({
          subject: 'share',
          title: 'Luna',
          link: { screen: 'parts', artistId: null },
        }),
      );
    }
    await tonada.answer(id, tonada.voice, false, 'Canto en todo el estribillo.');
    const casa = tonada.people['casa'];
    const heard = casa === undefined ? [] : await readDecisions(tonada, casa);
    expect(heard[0]).toMatchObject({
      subject: 'shareAnswer',
      outcome: 'rejected',
      by: 'Voz',
      word: 'Canto en todo el estribillo.',
    });
  });

  // Proves recording-shares: Declined
  it('that one declines never holds, keeps the reason, and leaves room for another', async () => {
    const id = await tonada.proposed();
    await tonada.answer(id, tonada.producer, false, 'Falta el puente.');
    expect(await tonada.readTrack()).toMatchObject([
      { state: 'declined', parts: [{}, { state: 'declined', reason: 'Falta el puente.' }, {}] },
    ]);
    expect((await tonada.answer(id, tonada.voice)).statusCode).toBe(404);
    expect((await tonada.propose()).statusCode).toBe(201);
  });

  // Proves recording-shares: Withdrawn
  it('can be withdrawn by its label until it is accepted', async () => {
    const id = await tonada.proposed();
    const url = `label/recording-shares/${id}`;
    const withdraw = (who: SignedIn | undefined) => tonada.send('DELETE', url, { who });
    expect((await withdraw(tonada.people['otra'])).statusCode).toBe(404);
    expect((await withdraw(tonada.people['casa'])).statusCode).toBe(204);
    expect(await tonada.readTrack()).toMatchObject([
      { state: 'withdrawn', parts: [{}, { email: null }, {}] },
    ]);
    expect((await tonada.mine(tonada.producer)).shares).toEqual([]);
    expect((await tonada.answer(id, tonada.producer)).statusCode).toBe(404);
    const accepted = await tonada.proposed();
    await tonada.acceptAll(accepted);
    const late = await tonada.send('DELETE', `label/recording-shares/${accepted}`, {
      who: tonada.people['casa'],
    });
    expect(late.statusCode).toBe(404);
  });

  // Proves recording-shares: Lapsed
  it('lapses on its first day, and is no longer accepted', async () => {
    const id = await tonada.proposed();
    tonada.clock.set(new Date('2026-12-01T00:00:00Z'));
    const late = await tonada.signInAgain(tonada.voice);
    expect((await tonada.answer(id, late)).json()).toMatchObject({
      error: expect.stringContaining('ya llegó'),
    });
    expect(await tonada.readTrack(await tonada.signInAgain('casa'))).toMatchObject([
      { state: 'lapsed' },
    ]);
  });

  // Proves recording-shares: One at a time
  it('waits alone: a second one is refused until it is answered', async () => {
    await tonada.proposed();
    expect((await tonada.propose()).statusCode).toBe(409);
    expect((await tonada.propose({ trackId: 'trk_2' })).statusCode).toBe(201);
  });

  // Proves recording-shares: Simultaneous answers
  it('is accepted once by simultaneous answers', async () => {
    const id = await tonada.proposed();
    const answers = await Promise.all(
      [tonada.voice, tonada.voice, tonada.producer, tonada.speaker].map((who) =>
        tonada.answer(id, who),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 404);
    expect([answers.length, refused.length]).toEqual([4, 1]);
    expect(await tonada.readTrack()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('strangers', () => {
  // Proves recording-shares: Strangers
  it('neither propose, read nor answer', async () => {
    const id = await tonada.proposed();
    const { people, luz } = tonada;
    expect((await tonada.propose({}, people['otra'])).statusCode).toBe(404);
    expect((await tonada.propose({}, tonada.producer)).statusCode).toBe(403);
    expect((await tonada.propose({ trackId: 'trk_3' })).statusCode).toBe(404);
    const url = `label/artists/${faro}/recording-shares`;
    expect((await tonada.send('GET', url, { who: people['otra'] })).statusCode).toBe(404);
    for (const who of [luz, people['casa'], people['admin']]) {
      expect(who && (await tonada.answer(id, who)).statusCode).toBe(404);
    }
    expect((await tonada.send('GET', 'payee/shares')).statusCode).toBe(401);
    expect((await tonada.mine(luz)).shares).toEqual([]);
  });

  // Proves recording-shares: Unproven emails
  it('with an unproven email see nothing', async () => {
    await tonada.db
      .update(userTable)
      .set({ emailVerifiedAt: null })
      .where(eq(userTable.id, tonada.voice.id));
    const id = await tonada.proposed();
    expect((await tonada.mine(tonada.voice)).shares).toEqual([]);
    expect((await tonada.answer(id, tonada.voice)).statusCode).toBe(404);
    await tonada.db
      .update(userTable)
      .set({ emailVerifiedAt: tonada.clock() })
      .where(eq(userTable.id, tonada.voice.id));
    expect((await tonada.mine(tonada.voice)).shares).toHaveLength(1);
  });

  // Proves recording-shares: An agreement that is over
  it('include a label without an agreement with the service', async () => {
    const { db, labels } = tonada;
    const set = (contractStatus: 'active' | 'expired') =>
      db.update(labelTable).set({ contractStatus }).where(eq(labelTable.id, labels.casa));
    await set('expired');
    expect((await tonada.propose()).statusCode).toBe(403);
    await set('active');
  });

  // Proves recording-shares: Nobody speaks
  it('are not asked where nobody speaks for the artist', async () => {
    const parts = [
      { role: 'main', part: 50 },
      { role: 'writer', part: 50, email: 'voz@example.com' },
    ];
    const refused = await tonada.propose({ trackId: 'trk_3', parts }, tonada.people['otra'], uno);
    expect(refused.statusCode).toBe(422);
  });
});

describe('an artist', () => {
  const own = (method: 'GET' | 'POST', payload?: object) =>
    tonada.send(method, 'artist/recording-shares', { who: tonada.speaker, payload });

  // Proves recording-shares: An artist under a label
  it('under a label reads, and cannot propose', async () => {
    await tonada.proposed();
    const read = (await own('GET')).json<SharedTracks>();
    expect(read.canPropose).toBe(false);
    expect(read.tracks.map(({ name, shares }) => [name, shares.length])).toEqual([
      ['Luna', 1],
      ['Marea', 0],
    ]);
    expect((await own('POST', { ...sheet, trackId: 'trk_2' })).statusCode).toBe(403);
  });

  // Proves recording-shares: An artist without one
  it('without a label proposes, and has accepted their own proposal', async () => {
    await tonada.db.delete(labelContractTable).where(eq(labelContractTable.artistId, faro));
    const { id } = (await own('POST', sheet)).json<{ id: string }>();
    await tonada.answer(id, tonada.producer);
    await tonada.answer(id, tonada.voice);
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
