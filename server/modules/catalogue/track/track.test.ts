import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artColour } from '../../../media/drawings/art-colour.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { trackTable } from './track.table.ts';

let tonada: TestApp;

beforeAll(async () => {
  tonada = await startTestApp();
  const ids = Array.from({ length: 30 }, (_, index) => `trk_${index}`);
  await addTracks(
    tonada.db,
    ids.map((id, index) => ({
      id,
      title: `Canción ${index}`,
      duration: 100 + index,
      plays: index,
    })),
  );
});
afterAll(() => tonada.close());

function get(url: string, listener?: SignedIn) {
  return tonada.app.inject({ url, ...(listener && { headers: listener.headers }) });
}

function like(id: string, listener?: SignedIn, payload?: object) {
  return tonada.app.inject({
    method: 'POST',
    url: `/api/tracks/${id}/like`,
    ...(listener && { headers: listener.headers }),
    ...(payload && { payload }),
  });
}

async function play(listener: SignedIn, trackIds: readonly string[]) {
  const plays = trackIds.map((trackId, index) => ({
    id: newId(),
    listenerId: listener.id,
    trackId,
    playedAt: new Date(tonada.clock().getTime() + index * 60_000),
  }));
  await tonada.db.insert(playTable).values(plays);
}

describe('one track', () => {
  it('is shown to a visitor with a signed address', async () => {
    const answer = await get('/api/tracks/trk_3');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: 'trk_3',
      title: 'Canción 3',
      artist: { id: 'art_los-ensayos', name: 'Los Ensayos' },
      album: {
        id: 'alb_los-ensayos',
        title: 'Disco',
        coverImage: '/api/images/album/alb_los-ensayos',
      },
      duration: 103,
      audioUrl: expect.stringMatching(/^\/api\/tracks\/trk_3\/audio\?.*e=\d+/),
      liked: false,
      releaseDate: '2024-05-17',
      playCount: 3,
      genre: 'Pop',
      label: 'Casa',
      colour: await artColour({ kind: 'album', id: 'alb_los-ensayos', genre: 'Pop' }),
    });
  });

  it('names its artist and its credits', async () => {
    const performers = [{ id: 'art_los-ensayos', name: 'Los Ensayos' }];
    const credits = { writers: ['Vera Soto'], producers: ['Nadia Ruiz', 'Vera Soto'] };
    await tonada.db.update(trackTable).set({ credits }).where(eq(trackTable.id, 'trk_4'));
    expect((await get('/api/tracks/trk_4')).json().credits).toEqual({ performers, ...credits });
    const silent = { performers, writers: [], producers: [] };
    expect((await get('/api/tracks/trk_5')).json().credits).toEqual(silent);
  });

  it('takes one statement, and two more for a listener: session and like', async () => {
    const listener = await tonada.signIn();
    const read = (who?: SignedIn) => countStatements(() => get('/api/tracks/trk_3', who));
    expect([await read(), await read(listener)]).toEqual([1, 3]);
  });

  it('has another address for each listener', async () => {
    const listener = await tonada.signIn();
    const own = (await get('/api/tracks/trk_3', listener)).json();
    const visitors = (await get('/api/tracks/trk_3')).json();
    expect(own.audioUrl).not.toBe(visitors.audioUrl);
  });

  it.each([
    ['/api/tracks/trk_unknown', 404, 'not-found'],
    ['/api/tracks/no%20id', 404, 'not-found'],
    [`/api/tracks/${'x'.repeat(65)}`, 404, 'not-found'],
    ['/api/tracks/%00', 404, 'not-found'],
  ])('%s answers %i', async (url, status, code) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });
});

describe('liking', () => {
  it.each(['/api/tracks/liked', '/api/tracks/recent'])('%s needs a session', async (url) => {
    expect((await get(url)).statusCode).toBe(401);
  });

  it('needs a session', async () => {
    expect((await like('trk_1')).statusCode).toBe(401);
  });

  // Proves calls: Like
  it('switches on and off', async () => {
    const listener = await tonada.signIn();
    expect((await like('trk_1', listener)).json()).toEqual({ liked: true });
    expect((await get('/api/tracks/trk_1', listener)).json().liked).toBe(true);
    const likedAt = tonada.clock().toISOString();
    tonada.clock.advance(1000);
    expect((await like('trk_1', listener, {})).json()).toEqual({ liked: false, likedAt });
    expect((await get('/api/tracks/trk_1', listener)).json().liked).toBe(false);
  });

  // Proves calls: Liked tracks
  it('lists liked tracks, the latest first, with the time', async () => {
    const listener = await tonada.signIn();
    await like('trk_5', listener);
    const first = tonada.clock().toISOString();
    tonada.clock.advance(1000);
    await like('trk_2', listener);
    const { id } = await tonada.signIn();
    expect(id).not.toBe(listener.id);
    const answer = (await get('/api/tracks/liked', listener)).json();
    expect(answer).toMatchObject([
      { id: 'trk_2', liked: true },
      { id: 'trk_5', liked: true, likedAt: first },
    ]);
  });

  // Proves library: A like is its person's own
  it('affects only its listener', async () => {
    const [one, other] = [await tonada.signIn(), await tonada.signIn()];
    await like('trk_1', one);
    expect((await get('/api/tracks/liked', other)).json()).toEqual([]);
    expect((await get('/api/tracks/trk_1', other)).json().liked).toBe(false);
  });

  it('applies simultaneous calls one after another', async () => {
    const listener = await tonada.signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => like('trk_1', listener)));
    const liked = answers.map((answer) => answer.json().liked);
    expect(liked.filter(Boolean)).toHaveLength(3);
    expect((await get('/api/tracks/liked', listener)).json()).toHaveLength(1);
  });

  // Proves calls: Many toggles at once
  it('answers each of fifty toggles at once', async () => {
    const listener = await tonada.signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => like('trk_1', listener)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await get('/api/tracks/liked', listener)).json()).toEqual([]);
  });

  // Proves library: Given and taken as it is meant
  it('sets the wanted state, even if another device was faster', async () => {
    const listener = await tonada.signIn();
    for (const liked of [true, true, false, false]) {
      expect((await like('trk_1', listener, { liked })).json()).toMatchObject({ liked });
      expect((await get('/api/tracks/trk_1', listener)).json().liked).toBe(liked);
    }
  });

  it.each([
    ['trk_unknown', {}, 404],
    ['no%20id', {}, 404],
    ['trk_unknown', { liked: true }, 404],
    ['trk_unknown', { liked: false }, 404],
    ['trk_1', { liked: 'no' }, 400],
    ['trk_1', { liked: true, likedAt: 'ayer' }, 400],
    ['trk_1', { liked: true, likedAt: 1 }, 400],
  ])('%s with %j answers %i', async (id, payload, status) => {
    expect((await like(id, await tonada.signIn(), payload)).statusCode).toBe(status);
  });
});

describe('recently played', () => {
  // Proves calls: Recent tracks
  it('has each track once, the latest play first', async () => {
    const listener = await tonada.signIn();
    await play(listener, ['trk_1', 'trk_2', 'trk_3', 'trk_1']);
    await like('trk_2', listener);
    const tracks: { id: string; liked: boolean }[] = (
      await get('/api/tracks/recent', listener)
    ).json();
    expect(tracks.map(({ id, liked }) => [id, liked])).toEqual([
      ['trk_1', false],
      ['trk_3', false],
      ['trk_2', true],
    ]);
  });

  it('ends after 20 tracks', async () => {
    const listener = await tonada.signIn();
    await play(
      listener,
      Array.from({ length: 30 }, (_, index) => `trk_${index}`),
    );
    const tracks: { id: string }[] = (await get('/api/tracks/recent', listener)).json();
    expect(tracks).toHaveLength(20);
    expect(tracks[0]?.id).toBe('trk_29');
  });

  it('is empty for a user without plays', async () => {
    expect((await get('/api/tracks/recent', await tonada.signIn())).json()).toEqual([]);
  });

  it('takes three statements: session, tracks, likes', async () => {
    const listener = await tonada.signIn();
    await play(listener, ['trk_1', 'trk_2']);
    expect(await countStatements(() => get('/api/tracks/recent', listener))).toBe(3);
  });
});
