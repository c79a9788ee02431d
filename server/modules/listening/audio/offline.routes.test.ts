import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPlays } from '../../../testing/add-plays.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp, type SignedIn, type TestApp } from '../../../testing/start-test-app.ts';
import { beginListening } from '../play/listening.ts';
import { listeningTable } from '../play/listening.table.ts';
import { offlinePlayTable } from '../play/offline-play.table.ts';
import { playTable } from '../play/play.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';

const start = new Date('2026-11-20T20:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

let tonada: TestApp;
let listener: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [
    { id: 'trk_1', title: 'Luna', duration: 200 },
    { id: 'trk_2', title: 'Mar', duration: 40 },
  ]);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  tonada.clock.set(start);
  listener = await tonada.signIn({ subscriptionType: 'premium' });
});

/** In a session of its own, because days pass. */
async function post(person: SignedIn, path: string, payload: object) {
  const { headers } = await tonada.openSession(person.id);
  return tonada.app.inject({ method: 'POST', url: `/api/user/${path}`, headers, payload });
}

const askFor = (person: SignedIn, trackIds = ['trk_1', 'trk_2'], device = 'dev_1') =>
  post(person, 'offline-permits', { device, trackIds });

async function permitOf(person: SignedIn, trackId = 'trk_1', device = 'dev_1'): Promise<string> {
  return (await askFor(person, [trackId], device)).json().permits[0].permit;
}

type Play = { id: string; trackId?: string; permit: string; playedAt: Date };

const deliver = (person: SignedIn, plays: Play[], device = 'dev_1') =>
  post(person, 'offline-plays', {
    device,
    plays: plays.map((play) => ({ trackId: 'trk_1', ...play })),
  });

async function countedOf(person: SignedIn, plays: Play[], device?: string): Promise<string[]> {
  const answer = await deliver(person, plays, device);
  expect(answer.statusCode).toBe(200);
  return answer.json().counted;
}

const storedPlays = (person: SignedIn) =>
  tonada.db.select().from(playTable).where(eq(playTable.listenerId, person.id));

const cancel = (person: SignedIn, paidUntil: string | null) =>
  tonada.db
    .update(userTable)
    .set({ subscriptionType: 'free', paidUntil })
    .where(eq(userTable.id, person.id));

describe('permits of copies', () => {
  // Proves offline: A permit
  it('are for thirty days, of the tracks that exist', async () => {
    const answer = await askFor(listener, ['trk_1', 'trk_gone']);
    expect(answer.json()).toEqual({
      now: '2026-11-20T20:00:00.000Z',
      permits: [
        {
          trackId: 'trk_1',
          permit: expect.stringMatching(/^\d+\.\d+\.k1\.[\w-]+$/),
          until: '2026-12-20T20:00:00.000Z',
        },
      ],
    });
  });

  it('of a cancelled plan end with its last paid day', async () => {
    await cancel(listener, '2026-11-25');
    const { permits } = (await askFor(listener)).json();
    expect(permits[0].until).toBe('2026-11-25T23:59:59.000Z');
  });

  // Proves offline: Only on a paid plan
  it('are for paid plans alone', async () => {
    await cancel(listener, '2026-11-19');
    const answer = await askFor(listener);
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      'Función disponible solo en Premium',
    ]);
  });
});

describe('plays of copies', () => {
  // Proves offline: Counted once
  it('count once, with their moment, however often they come', async () => {
    const play = {
      id: 'p_1',
      permit: await permitOf(listener),
      playedAt: new Date(+start + minute),
    };
    tonada.clock.advance(day);
    expect(await countedOf(listener, [play])).toEqual(['p_1']);
    const [again, atOnce] = await Promise.all([
      countedOf(listener, [play]),
      countedOf(listener, [play]),
    ]);
    expect([again, atOnce]).toEqual([['p_1'], ['p_1']]);
    const plays = await storedPlays(listener);
    expect(plays).toMatchObject([
      { trackId: 'trk_1', playedAt: play.playedAt, source: 'offline', plan: 'premium' },
    ]);
    expect(plays[0]?.networkMark).toMatch(/^\S{16}$/);
  });

  it('count once where two deliveries of them meet', async () => {
    const permit = await permitOf(listener);
    const playedAt = new Date(+start + minute);
    tonada.clock.advance(day);
    const answers = await Promise.all(
      ['p_1', 'p_2', 'p_3'].map((id) => countedOf(listener, [{ id, permit, playedAt }])),
    );
    expect(answers.flat()).toHaveLength(1);
    expect(await storedPlays(listener)).toHaveLength(1);
  });

  // Proves offline: What an offline play is worth
  it('count for nobody else, for no other track and for no other device', async () => {
    const permit = await permitOf(listener);
    const other = await tonada.signIn({ subscriptionType: 'premium' });
    const playedAt = new Date(+start + minute);
    tonada.clock.advance(day);
    expect(await countedOf(other, [{ id: 'p_1', permit, playedAt }])).toEqual([]);
    expect(await countedOf(listener, [{ id: 'p_2', trackId: 'trk_2', permit, playedAt }])).toEqual(
      [],
    );
    expect(await countedOf(listener, [{ id: 'p_3', permit, playedAt }], 'dev_2')).toEqual([]);
    const longer = permit.replace(/^(\d+)\.\d+/, '$1.99999999999');
    expect(await countedOf(listener, [{ id: 'p_4', permit: longer, playedAt }])).toEqual([]);
    expect(await storedPlays(listener)).toEqual([]);
    expect(await storedPlays(other)).toEqual([]);
  });

  it('count neither before they are heard nor after their permit', async () => {
    const permit = await permitOf(listener);
    const at = (days: number) => new Date(+start + days * day);
    tonada.clock.advance(31 * day);
    const plays = [at(-1), at(30.5), at(40), at(0.5)].map((playedAt, index) => ({
      id: `p_${index}`,
      permit,
      playedAt,
    }));
    expect(await countedOf(listener, plays)).toEqual([]);
    expect(await countedOf(listener, [{ id: 'p_9', permit, playedAt: at(2) }])).toEqual(['p_9']);
  });

  it('count while the plan lasted', async () => {
    const permit = await permitOf(listener);
    await cancel(listener, '2026-11-22');
    tonada.clock.advance(5 * day);
    const plays = [
      { id: 'before', permit, playedAt: new Date('2026-11-22T10:00:00Z') },
      { id: 'after', permit, playedAt: new Date('2026-11-23T10:00:00Z') },
    ];
    expect(await countedOf(listener, plays)).toEqual(['before']);
  });

  // Proves offline: Apart from each other
  it('do not overlap what was streamed', async () => {
    const permit = await permitOf(listener);
    await addPlays(tonada.db, {
      listenerId: listener.id,
      trackId: 'trk_2',
      from: '2026-11-20T20:10:00Z',
      times: 1,
    });
    tonada.clock.advance(60 * minute);
    const plays = ['20:10:10', '20:10:30', '20:09:40'].map((time) => ({
      id: `at_${time.replaceAll(':', '')}`,
      permit,
      playedAt: new Date(`2026-11-20T${time}Z`),
    }));
    expect(await countedOf(listener, plays)).toEqual(['at_201030', 'at_200940']);
  });

  it('do not overlap what sounds now from the server', async () => {
    const permit = await permitOf(listener);
    tonada.clock.advance(minute);
    const now = tonada.clock();
    const span = { track: { id: 'trk_2', duration: 40 }, from: 0, to: 40, at: now.getTime() };
    const sent = { ...span, source: null, device: 'other', isContinuation: false } as const;
    const current = beginListening(sent, { former: null, previous: null });
    const dueAt = new Date(now.getTime() + day);
    const state = { current, before: null };
    await tonada.db.insert(listeningTable).values({ listenerId: listener.id, state, dueAt });
    tonada.clock.advance(10_000);
    const claim = { permit, playedAt: tonada.clock() };
    expect(await countedOf(listener, [{ ...claim, id: 'p_1' }])).toEqual([]);
    const before = new Date(tonada.clock().getTime() - 25_000);
    expect(await countedOf(listener, [{ id: 'p_2', permit, playedAt: before }])).toEqual(['p_2']);
  });

  it('of a track that is gone count nothing, and stop no other', async () => {
    await addTracks(tonada.db, [{ id: 'trk_9', title: 'Adiós', duration: 200 }]);
    const [mine, gone] = [await permitOf(listener), await permitOf(listener, 'trk_9')];
    await tonada.db.delete(trackTable).where(eq(trackTable.id, 'trk_9'));
    tonada.clock.advance(day);
    const plays = [
      { id: 'p_1', trackId: 'trk_9', permit: gone, playedAt: new Date(+start + minute) },
      { id: 'p_2', permit: mine, playedAt: new Date(+start + 2 * minute) },
    ];
    expect(await countedOf(listener, plays)).toEqual(['p_2']);
  });

  it('are forgotten once they would be too old, and come in bounded numbers', async () => {
    const permit = await permitOf(listener);
    tonada.clock.advance(day);
    await countedOf(listener, [{ id: 'p_1', permit, playedAt: new Date(+start + minute) }]);
    tonada.clock.advance(61 * day);
    await countedOf(listener, [{ id: 'p_2', permit, playedAt: tonada.clock() }]);
    const rows = await tonada.db
      .select()
      .from(offlinePlayTable)
      .where(eq(offlinePlayTable.listenerId, listener.id));
    expect(rows.map(({ clientId }) => clientId)).toEqual(['p_2']);
    const many = Array.from({ length: 101 }, (_, index) => ({
      id: `m_${index}`,
      permit,
      playedAt: start,
    }));
    expect((await deliver(listener, many)).statusCode).toBe(400);
  });
});
