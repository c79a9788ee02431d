import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '#drizzle/orm.ts';
import type { Forgotten } from '#contract/history.ts';
import type { Track, TrackSlice } from '#contract/track.ts';
import { newId } from '../../../platform/ids.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { playTable } from './play.table.ts';

let tonada: TestApp;
let listener: SignedIn;

const [monday, tuesday, wednesday] = ['2026-11-16', '2026-11-17', '2026-11-18'].map(
  (day) => `${day}T00:00:00.000Z`,
) as [string, string, string];
const onTuesday = `from=${tuesday}&to=${wednesday}`;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [
    { id: 'trk_lluvia', title: 'Lluvia de año nuevo', duration: 180 },
    { id: 'trk_farol', title: 'Farol', duration: 200 },
  ]);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  listener = await tonada.signIn();
});

/** Minutes after midnight. */
async function play(trackId: string, day: string, minute: number, who = listener) {
  const playedAt = new Date(Date.parse(day) + minute * 60_000);
  const id = newId(playedAt.getTime());
  await tonada.db.insert(playTable).values({ id, listenerId: who.id, trackId, playedAt });
  return id;
}

function call(method: 'GET' | 'DELETE' | 'POST', path = '', who?: SignedIn, payload?: object) {
  const url = `/api/user/history${path}`;
  const { headers } = who ?? listener;
  return tonada.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const read = async (question = '') => (await call('GET', question)).json<TrackSlice>();
const getIds = ({ tracks }: TrackSlice) => tracks.map(({ entryId }) => entryId);
const list = async (question = '') => getIds(await read(question));
const recall = ({ forgottenAt }: Forgotten, who?: SignedIn) =>
  call('POST', '/recall', who, { forgottenAt });

describe('the history', () => {
  // Proves history: Entries, the latest first
  it('has each play, the latest first, with its moment', async () => {
    const first = await play('trk_lluvia', monday, 5);
    const second = await play('trk_farol', monday, 10);
    const third = await play('trk_lluvia', tuesday, 5);
    const { tracks, nextCursor } = await read();
    expect(tracks).toMatchObject([
      { entryId: third, id: 'trk_lluvia', addedAt: '2026-11-17T00:05:00.000Z' },
      { entryId: second, id: 'trk_farol', addedAt: '2026-11-16T00:10:00.000Z' },
      { entryId: first, id: 'trk_lluvia' },
    ]);
    expect(nextCursor).toBeNull();
  });

  // Proves history: Parts
  it('comes in parts, also where plays share a moment', async () => {
    const plays = [];
    for (let index = 0; index < 5; index += 1) plays.push(await play('trk_farol', monday, 5));
    const first = await read('?limit=2');
    const second = await read(`?limit=2&cursor=${first.nextCursor}`);
    const third = await read(`?limit=2&cursor=${second.nextCursor}`);
    expect(new Set([first, second, third].flatMap(getIds))).toEqual(new Set(plays));
    expect(third.nextCursor).toBeNull();
  });

  // Proves history: A day
  it('answers what was played on a day', async () => {
    await play('trk_farol', monday, 1439);
    const heard = [await play('trk_farol', tuesday, 0), await play('trk_lluvia', tuesday, 1439)];
    await play('trk_farol', wednesday, 0);
    expect(await list(`?${onTuesday}`)).toEqual(heard.toReversed());
  });

  // Proves history: Search
  it.each(['?q=LLUVIA', '?q=ano llu', '?q=ensayos lluvia', '?q=disco nuevo'])(
    'is searched by title, artist and album: %s',
    async (question) => {
      const found = await play('trk_lluvia', monday, 5);
      await play('trk_farol', monday, 10);
      expect(await list(question)).toEqual([found]);
    },
  );

  it.each(['?q=luvia', '?q=lluvia farol'])('does not find %s', async (question) => {
    await play('trk_lluvia', monday, 5);
    expect(await list(question)).toEqual([]);
  });

  it('is searched for ten distinct words', async () => {
    const rain = await play('trk_lluvia', monday, 5);
    await play('trk_farol', monday, 10);
    expect(await list(`?q=${encodeURIComponent('lluvia LLUVIA')}`)).toEqual([rain]);
    expect(await list(`?q=${encodeURIComponent('farol lluvia')}`)).toEqual([]);
    const named = ['l', 'll', 'llu', 'lluv', 'lluvi', 'lluvia', 'd', 'de', 'a', 'an', 'xyz'];
    expect(await list(`?q=${named.join(' ')}`)).toEqual([rain]);
  });

  // Proves history: Nobody else's
  it('is the listener’s alone', async () => {
    const other = await tonada.signIn();
    const theirs = await play('trk_farol', monday, 5, other);
    expect(await list()).toEqual([]);
    expect((await call('DELETE', `/${theirs}`)).statusCode).toBe(404);
    expect((await tonada.app.inject({ url: '/api/user/history' })).statusCode).toBe(401);
    expect((await call('GET', '', other)).json<TrackSlice>().tracks).toHaveLength(1);
  });

  it('refuses a malformed cursor', async () => {
    expect((await call('GET', '?cursor=x')).statusCode).toBe(400);
  });
});

describe('a removed play', () => {
  const recentTracks = async () => {
    const { headers } = listener;
    const answer = await tonada.app.inject({ url: '/api/tracks/recent', headers });
    return answer.json<Track[]>().map(({ id }) => id);
  };

  // Proves history: Removed, and undone
  it('leaves every list of the listener, and comes back', async () => {
    const stays = await play('trk_farol', monday, 5);
    const removed = await play('trk_lluvia', monday, 10);
    const answer = await call('DELETE', `/${removed}`);
    expect(answer.json()).toMatchObject({ plays: 1 });
    expect(await list()).toEqual([stays]);
    expect(await recentTracks()).toEqual(['trk_farol']);
    expect((await call('DELETE', `/${removed}`)).statusCode).toBe(404);
    expect((await recall(answer.json())).json()).toEqual({ plays: 1 });
    expect(await list()).toEqual([removed, stays]);
  });

  // Proves history: Figures stay
  it('stays in figures and money', async () => {
    const removed = await play('trk_lluvia', monday, 10);
    await call('DELETE', `/${removed}`);
    const rows = await tonada.db.select().from(playTable).where(eq(playTable.id, removed));
    expect(rows).toMatchObject([{ listenerId: listener.id, trackId: 'trk_lluvia' }]);
  });

  // Proves history: A day removed
  it('leaves with its day, and comes back with it', async () => {
    const before = await play('trk_farol', monday, 5);
    const earlier = await play('trk_farol', tuesday, 1);
    await call('DELETE', `/${earlier}`);
    tonada.clock.advance(1000);
    const onDay = await play('trk_lluvia', tuesday, 5);
    const answer = await call('DELETE', `?${onTuesday}`);
    expect(answer.json()).toMatchObject({ plays: 1 });
    expect(await list()).toEqual([before]);
    await recall(answer.json());
    expect(await list()).toEqual([onDay, before]);
  });

  it('cannot be recalled by others', async () => {
    const removed = await play('trk_lluvia', monday, 10);
    const answer = await call('DELETE', `/${removed}`);
    const other = await tonada.signIn();
    expect((await recall(answer.json(), other)).json()).toEqual({ plays: 0 });
    expect(await list()).toEqual([]);
  });
});

describe('its file', () => {
  // Proves history: CSV
  it('has every play, as a table', async () => {
    await play('trk_farol', monday, 5);
    const gone = await play('trk_farol', monday, 7);
    await play('trk_lluvia', tuesday, 5);
    await call('DELETE', `/${gone}`);
    const { headers, payload } = await call('GET', '/file?format=csv');
    expect(headers['content-type']).toContain('text/csv');
    expect(payload.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'Momento (UTC);Canción;Artista;Álbum;Segundos',
      '2026-11-17 00:05:00;Lluvia de año nuevo;Los Ensayos;Disco;180',
      '2026-11-16 00:05:00;Farol;Los Ensayos;Disco;200',
    ]);
  });

  // Proves history: JSON
  it('has every play, as listens', async () => {
    expect((await call('GET', '/file?format=json')).json()).toEqual([]);
    await play('trk_farol', monday, 5);
    expect((await call('GET', '/file?format=json')).json()).toEqual([
      {
        listened_at: Date.parse(monday) / 1000 + 300,
        track_metadata: {
          artist_name: 'Los Ensayos',
          track_name: 'Farol',
          release_name: 'Disco',
          additional_info: {
            duration: 200,
            origin_url: expect.stringMatching(/\/track\/trk_farol$/),
          },
        },
      },
    ]);
  });

  it('has more plays than a part', async () => {
    const playedAt = new Date(monday);
    const plays = Array.from({ length: 1201 }, () => ({ id: newId(), playedAt }));
    const about = { listenerId: listener.id, trackId: 'trk_farol' };
    await tonada.db.insert(playTable).values(plays.map((each) => ({ ...each, ...about })));
    expect((await call('GET', '/file?format=json')).json()).toHaveLength(1201);
  });
});
