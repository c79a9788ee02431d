import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Radio, radioSchema } from '#contract/radio.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { takeData } from '../../../testing/take-data.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { recordPlay } from '../play/play.repository.ts';
import { userTable } from '../../people/user/user.table.ts';
import { countCoPlays } from './co-play.repository.ts';
import { coPlayTable } from './co-play.table.ts';
import { dismissalTable } from './dismissal.table.ts';
import { writeTempos } from '../../catalogue/track/tempo.repository.ts';

let tonada: TestApp;

const artists = ['Ana', 'Bea', 'Cora', 'Dora', 'Eva'];
const songs = artists.flatMap((artist) =>
  [1, 2, 3].map((index) => ({
    id: `trk_${artist.toLowerCase()}-${index}`,
    title: `${artist} ${index}`,
    artist,
  })),
);

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, songs);
  await addTracks(tonada.db, [{ id: 'trk_flute', title: 'Flauta', artist: 'Flora' }]);
  await tonada.db
    .update(artistTable)
    .set({ genre: 'Classical' })
    .where(eq(artistTable.id, 'art_flora'));
  await writeTempos(tonada.db, [
    { trackId: 'trk_ana-1', tempo: 95.2, tonic: 0 },
    { trackId: 'trk_bea-1', tempo: 96, tonic: 4 },
    { trackId: 'trk_cora-1', tempo: 140, tonic: 4 },
  ]);
});
afterAll(() => tonada.close());

function call(method: 'GET' | 'PUT' | 'DELETE', url: string, who?: SignedIn) {
  const headers = who ? { headers: who.headers } : {};
  return tonada.app.inject({ method, url: `/api/${url}`, ...headers });
}

async function read(url: string, who?: SignedIn): Promise<Radio['tracks']> {
  const answer = await call('GET', `radio?${url}`, who);
  expect(answer.statusCode).toBe(200);
  return radioSchema.parse(answer.json()).tracks;
}

const ids = (tracks: Radio['tracks']) => tracks.map(({ id }) => id);
const ofTrack = 'kind=track&id=trk_ana-1';

describe('a radio', () => {
  // Proves player: It does not end
  it('goes on where nearly every song has been heard, with the ones heard longest ago', async () => {
    const heard = songs.map(({ id }) => id);
    const tracks = ids(await read(`${ofTrack}&without=${heard.join(',')}`));
    expect(tracks.length).toBeGreaterThanOrEqual(5);
    expect(tracks).not.toContain(heard.at(-1));
  });

  // Proves player: A radio
  it('has each similar track once, with its reason, and no artist twice in a row', async () => {
    const tracks = await read(ofTrack);
    expect(ids(tracks)).not.toContain('trk_ana-1');
    expect(ids(tracks)).not.toContain('trk_flute');
    expect(new Set(ids(tracks)).size).toBe(tracks.length);
    expect(tracks.find(({ id }) => id === 'trk_bea-1')?.reason).toEqual({
      kind: 'tempo',
      title: 'Ana 1',
      tempo: 96,
    });
    expect(tracks.find(({ artist }) => artist.id === 'art_cora')?.reason).toMatchObject({
      kind: 'genre',
    });
    const row = tracks.map(({ artist }) => artist.id);
    expect(row.some((artist, index) => artist === row[index + 1])).toBe(false);
    expect(row.filter((artist) => artist === 'art_bea')).toHaveLength(2);
  });

  // Proves player: Its source
  it('plays from its own source, also for visitors', async () => {
    for (const who of [undefined, await tonada.signIn()]) {
      const [first] = await read(ofTrack, who);
      expect(first?.audioUrl).toContain('&o=radio&');
    }
  });

  it('leaves out what was heard', async () => {
    const heard = ids(await read(ofTrack)).slice(0, 3);
    const rest = ids(await read(`${ofTrack}&without=${heard.join(',')}`));
    expect(rest.length).toBeGreaterThanOrEqual(5);
    expect(rest.filter((id) => heard.includes(id))).toEqual([]);
  });

  // Proves player: Its beginnings
  it.each(['kind=artist&id=art_bea', 'kind=album&id=alb_bea', 'kind=playlist&id=pls_open'])(
    'starts from %s',
    async (from) => {
      const owner = await tonada.signIn();
      const list = { id: 'pls_open', ownerId: owner.id, createdAt: tonada.clock() };
      if (from.includes('pls_open')) await addPlaylist(tonada.db, list, ['trk_bea-1']);
      expect((await read(from)).length).toBeGreaterThan(4);
    },
  );

  // Proves library: Songs to begin with
  it('starts from the latest likes for an empty playlist, or else from what is played most', async () => {
    const owner = await tonada.signIn();
    const list = { id: 'pls_empty', ownerId: owner.id, createdAt: tonada.clock() };
    await addPlaylist(tonada.db, list, []);
    const from = 'kind=playlist&id=pls_empty';
    expect(await read(from)).toEqual([]);
    expect((await read(from, owner)).length).toBeGreaterThan(4);
    await tonada.app.inject({
      method: 'POST',
      url: '/api/tracks/trk_eva-3/like',
      headers: owner.headers,
      payload: {},
    });
    const titles = (await read(from, owner)).map(({ reason }) => reason?.title);
    expect(new Set(titles)).toEqual(new Set(['Eva 3']));
  });

  it('is empty where nothing is similar, and unknown or private things are not found', async () => {
    expect(await read('kind=track&id=trk_flute')).toEqual([]);
    const owner = await tonada.signIn();
    const hidden = { id: 'pls_hidden', isPublic: false, ownerId: owner.id, createdAt: new Date(0) };
    await addPlaylist(tonada.db, hidden, ['trk_bea-1']);
    expect((await read('kind=playlist&id=pls_hidden', owner)).length).toBeGreaterThan(4);
    for (const from of ['kind=track&id=trk_none', 'kind=playlist&id=pls_hidden'])
      expect((await call('GET', `radio?${from}`)).statusCode).toBe(404);
    expect((await call('GET', 'radio?kind=mood&id=trk_ana-1')).statusCode).toBe(400);
  });
});

describe('co-plays', () => {
  const play = async (listenerId: string, ...trackIds: string[]) => {
    for (const trackId of trackIds) {
      tonada.clock.advance(60_000);
      await recordPlay(tonada.db, { listenerId, trackId, playedAt: tonada.clock() });
    }
  };

  it('are counted once, both ways, within an hour', async () => {
    const { id } = await tonada.signIn();
    await play(id, 'trk_ana-1', 'trk_flute');
    tonada.clock.advance(2 * 3_600_000);
    await play(id, 'trk_dora-1');
    expect(await countCoPlays(tonada.db, 100)).toBe(3);
    expect(await countCoPlays(tonada.db, 100)).toBe(0);
    const rows = await tonada.db.select().from(coPlayTable).orderBy(coPlayTable.trackId);
    expect(rows).toEqual([
      { trackId: 'trk_ana-1', otherId: 'trk_flute', plays: 1 },
      { trackId: 'trk_flute', otherId: 'trk_ana-1', plays: 1 },
    ]);
  });

  it('bring tracks of other genres, and are a reason after three', async () => {
    for (let index = 0; index < 3; index += 1) {
      const { id } = await tonada.signIn();
      await play(id, 'trk_ana-1', 'trk_flute');
      tonada.clock.advance(2 * 3_600_000);
    }
    await tonada.app.jobs.runDue();
    const found = (await read(ofTrack)).find(({ id }) => id === 'trk_flute');
    expect(found?.reason).toEqual({ kind: 'together', title: 'Ana 1' });
  });
});

describe('what a listener dismisses', () => {
  // Proves player: Dismissed
  it('is not recommended to them, until it is restored', async () => {
    const [listener, other] = [await tonada.signIn(), await tonada.signIn()];
    for (const subject of ['track/trk_bea-1', 'artist/art_cora', 'artist/art_cora'])
      expect((await call('PUT', `user/dismissals/${subject}`, listener)).statusCode).toBe(204);
    const tracks = await read(ofTrack, listener);
    expect(ids(tracks)).not.toContain('trk_bea-1');
    expect(tracks.map(({ artist }) => artist.id)).not.toContain('art_cora');
    expect(ids(await read(ofTrack, other))).toContain('trk_bea-1');
    const { dismissals } = (await call('GET', 'user/dismissals', listener)).json();
    expect(dismissals).toHaveLength(2);
    expect(dismissals).toContainEqual({
      kind: 'track',
      id: 'trk_bea-1',
      title: 'Bea 1',
      artistName: 'Bea',
    });
    await call('DELETE', 'user/dismissals/track/trk_bea-1', listener);
    expect(ids(await read(ofTrack, listener))).toContain('trk_bea-1');
    await call('DELETE', 'user/dismissals/artist/art_cora', listener);
    expect((await call('GET', 'user/dismissals', listener)).json()).toEqual({ dismissals: [] });
  });

  it('is theirs alone, and must exist', async () => {
    const listener = await tonada.signIn();
    expect((await call('GET', 'user/dismissals')).statusCode).toBe(401);
    expect((await call('PUT', 'user/dismissals/track/trk_none', listener)).statusCode).toBe(404);
    expect((await call('PUT', 'user/dismissals/mood/trk_ana-1', listener)).statusCode).toBe(404);
  });

  it('is in their data, and is deleted with the account', async () => {
    const listener = await tonada.signIn();
    await call('PUT', 'user/dismissals/artist/art_dora', listener);
    expect(await takeData(tonada, listener)).toMatchObject({
      'dismissal.listener_id': [{ artist_id: 'art_dora' }],
    });
    await tonada.db.delete(userTable).where(eq(userTable.id, listener.id));
    const theirs = eq(dismissalTable.listenerId, listener.id);
    expect(await tonada.db.$count(dismissalTable, theirs)).toBe(0);
  });
});
