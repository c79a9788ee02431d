import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Home, homeSchema } from '#contract/home.ts';
import { newId } from '../../../platform/ids.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';

let tonada: TestApp;
let listener: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    ['Ana', 'Bea', 'Cora'].flatMap((artist) =>
      [1, 2, 3].map((index) => ({
        id: `trk_${artist.toLowerCase()}-${index}`,
        title: `${artist} ${index}`,
        artist,
      })),
    ),
  );
});
afterAll(() => tonada.close());
beforeEach(async () => {
  listener = await tonada.signIn();
});

type Source = Pick<typeof playTable.$inferInsert, 'source' | 'playlistId'>;

async function play(trackId: string, source: Source = { source: 'album' }, who = listener) {
  tonada.clock.advance(60_000);
  const playedAt = tonada.clock();
  const id = newId(playedAt.getTime());
  await tonada.db
    .insert(playTable)
    .values({ id, listenerId: who.id, trackId, playedAt, ...source });
  return id;
}

async function read(who = listener): Promise<Home> {
  const answer = await tonada.app.inject({ url: '/api/user/home', headers: who.headers });
  expect(answer.statusCode).toBe(200);
  return homeSchema.parse(answer.json());
}

async function addList(id: string, ownerId: string, trackIds: string[], isPublic = true) {
  const list = { id, name: `Lista ${id}`, ownerId, isPublic, createdAt: tonada.clock() };
  await addPlaylist(tonada.db, list, trackIds);
  return { source: 'playlist', playlistId: id } as const;
}

const follow = (artistId: string, who = listener) =>
  tonada.db
    .insert(followedArtistTable)
    .values({ id: newId(), userId: who.id, artistId, since: tonada.clock() });

describe('home', () => {
  // Proves home: A new account has no empty rows
  it('is empty for a new account, and nothing for a visitor', async () => {
    const nothing = { opened: [], unfinished: [], releases: [], mixes: [], hasStories: false };
    expect(await read()).toEqual({ ...nothing, hasFollowed: false });
    expect((await tonada.app.inject('/api/user/home')).statusCode).toBe(401);
  });

  // Proves home: What was opened
  it('has lists of every kind, opened last first, each once', async () => {
    const mine = await addList('pls_mine', listener.id, ['trk_ana-1', 'trk_bea-1'], false);
    await play('trk_ana-1', mine);
    await play('trk_bea-2');
    await play('trk_cora-1', { source: 'artist' });
    await play('trk_bea-1', mine);
    await play('trk_ana-3', { source: 'queue' });
    const { opened } = await read();
    expect(opened.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ['playlist', 'pls_mine', 'Lista pls_mine'],
      ['artist', 'art_cora', 'Cora'],
      ['album', 'alb_bea', 'Disco'],
    ]);
  });

  // Proves home: Gone, private, removed
  it('leaves out what is gone, private, or removed from the history', async () => {
    const owner = await tonada.signIn();
    const hidden = await addList('pls_hidden', owner.id, ['trk_ana-1'], false);
    const gone = await addList('pls_gone', owner.id, ['trk_ana-1']);
    await play('trk_ana-1', hidden);
    await play('trk_ana-1', gone);
    await tonada.db
      .update(playlistTable)
      .set({ deletedAt: tonada.clock() })
      .where(eq(playlistTable.id, 'pls_gone'));
    const entry = await play('trk_bea-2');
    const { headers } = listener;
    const url = `/api/user/history/${entry}`;
    await tonada.app.inject({ method: 'DELETE', url, headers });
    expect((await read()).opened).toEqual([]);
  });

  // Proves home: Begun lists
  it('goes on with a list after what was heard last, until all of it was', async () => {
    const tracks = ['trk_ana-1', 'trk_bea-1', 'trk_cora-1'];
    const list = await addList('pls_long', listener.id, tracks);
    await play('trk_bea-1', list);
    expect((await read()).unfinished).toMatchObject([
      { id: 'pls_long', left: 1, next: 'trk_cora-1' },
    ]);
    await play('trk_cora-1', list);
    expect((await read()).unfinished).toMatchObject([{ left: 3, next: 'trk_ana-1' }]);
    await play('trk_ana-1', list);
    expect(await read()).toMatchObject({ unfinished: [], opened: [{ id: 'pls_long' }] });
  });

  // Proves home: The songs left are those that play
  it('counts what its button plays, also of a list that was heard out of order', async () => {
    const tracks = ['trk_ana-1', 'trk_ana-2', 'trk_bea-1', 'trk_cora-1'];
    const list = await addList('pls_jumps', listener.id, tracks);
    await play('trk_cora-1', list);
    await play('trk_ana-1', list);
    const [begun] = (await read()).unfinished;
    expect(begun).toMatchObject({ left: 3, next: 'trk_ana-2' });
    expect(tracks.slice(tracks.indexOf(begun?.next ?? ''))).toHaveLength(begun?.left ?? 0);
  });

  it('goes on with an album, and never with an artist', async () => {
    await play('trk_bea-2');
    await play('trk_cora-1', { source: 'artist' });
    expect((await read()).unfinished).toMatchObject([
      { kind: 'album', id: 'alb_bea', left: 1, next: 'trk_bea-3' },
    ]);
  });

  // Proves home: Who follows
  it('knows whether an artist is followed', async () => {
    await follow('art_bea');
    expect((await read()).hasFollowed).toBe(true);
    await tonada.db
      .update(followedArtistTable)
      .set({ until: tonada.clock() })
      .where(eq(followedArtistTable.userId, listener.id));
    expect((await read()).hasFollowed).toBe(false);
  });

  // Proves home: New albums
  it('has the newest album of each followed artist, released within two years', async () => {
    const [bea] = await tonada.db.select().from(albumTable).where(eq(albumTable.id, 'alb_bea'));
    if (!bea) throw new Error('There is no album.');
    const add = (id: string, artistId: string, releaseDate: string) =>
      tonada.db.insert(albumTable).values({ ...bea, id, title: id, artistId, releaseDate });
    await add('alb_bea-spring', 'art_bea', '2026-04-01');
    await add('alb_bea-autumn', 'art_bea', '2026-10-01');
    await add('alb_bea-to-come', 'art_bea', '2027-01-01');
    await add('alb_ana-new', 'art_ana', '2026-11-01');
    await add('alb_cora-new', 'art_cora', '2026-11-02');
    await addTracks(tonada.db, [{ id: 'trk_old', title: 'Vieja', artist: 'Olga' }]);
    await tonada.db
      .update(albumTable)
      .set({ releaseDate: '2024-11-01' })
      .where(eq(albumTable.id, 'alb_olga'));
    for (const artist of ['art_ana', 'art_bea', 'art_olga']) await follow(artist);
    const { releases } = await read();
    expect(releases.map(({ id }) => id)).toEqual(['alb_ana-new', 'alb_bea-autumn']);
    expect(releases[0]).toMatchObject({
      artist: { id: 'art_ana', name: 'Ana' },
      releaseDate: '2026-11-01',
    });
    expect((await read(await tonada.signIn())).releases).toEqual([]);
  });
});
