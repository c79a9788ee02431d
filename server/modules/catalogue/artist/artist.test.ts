import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullArtistSchema } from '#contract/artist.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { insertAlbums } from '../album/album.repository.ts';
import { artColour } from '../../../media/drawings/art-colour.ts';
import { artistTable } from './artist.table.ts';

let tonada: TestApp;

const faro = 'art_faro-norte';

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [
    ...Array.from({ length: 12 }, (_, index) => ({
      id: `trk_${index}`,
      title: `Canción ${index}`,
      artist: 'Faro Norte',
      plays: (index * 7) % 12,
    })),
    { id: 'trk_one', title: 'Otra', artist: 'Uno', plays: 900 },
    { id: 'trk_two', title: 'Otra más', artist: 'Dos' },
  ]);
  const relatedIds = ['art_dos', 'art_gone', 'art_uno'];
  await tonada.db
    .update(artistTable)
    .set({ bio: 'De la costa.', verified: true, relatedIds, socialLinks: { twitter: 'faro' } })
    .where(eq(artistTable.id, faro));
  const about = {
    artistId: faro,
    label: 'Casa',
    genre: 'Pop',
  } as const;
  await insertAlbums(tonada.db, [
    { id: 'alb_new', title: 'Nuevo', releaseDate: '2026-02-01', ...about },
    { id: 'alb_old', title: 'Viejo', releaseDate: '2011-02-01', ...about },
  ]);
});
afterAll(() => tonada.close());

function get(url: string, listener?: SignedIn) {
  return tonada.app.inject({ url, ...(listener && { headers: listener.headers }) });
}

describe('an artist', () => {
  // Proves calls: Artist
  it('matches the contract, with addresses of its art', async () => {
    const answer = await get(`/api/artists/${faro}`);
    expect(answer.statusCode).toBe(200);
    const page = fullArtistSchema.parse(answer.json());
    expect(page).toEqual(answer.json());
    expect(page).toMatchObject({
      id: faro,
      name: 'Faro Norte',
      bio: 'De la costa.',
      genre: 'Pop',
      verified: true,
      socialLinks: { twitter: 'faro' },
      image: `/api/images/artist/${faro}`,
      bannerImage: `/api/images/banner/${faro}`,
      colour: await artColour({ kind: 'artist', id: faro, genre: 'Pop', name: 'Faro Norte' }),
    });
  });

  it('has its own ten most played tracks, with their plays', async () => {
    const page = fullArtistSchema.parse((await get(`/api/artists/${faro}`)).json());
    expect(page.topTracks.map(({ playCount }) => playCount)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
    expect(new Set(page.topTracks.map(({ artist }) => artist.id))).toEqual(new Set([faro]));
  });

  it('has its albums, the newest first, with their numbers of tracks', async () => {
    const page = fullArtistSchema.parse((await get(`/api/artists/${faro}`)).json());
    expect(page.albums).toMatchObject([
      { id: 'alb_new', totalTracks: 0, coverImage: '/api/images/album/alb_new' },
      { id: 'alb_faro-norte', releaseDate: '2024-05-17', totalTracks: 12 },
      { id: 'alb_old', title: 'Viejo' },
    ]);
  });

  it('names similar artists in order, without deleted ones', async () => {
    const page = fullArtistSchema.parse((await get(`/api/artists/${faro}`)).json());
    expect(page.relatedArtists).toEqual([
      { id: 'art_dos', name: 'Dos', image: '/api/images/artist/art_dos' },
      { id: 'art_uno', name: 'Uno', image: '/api/images/artist/art_uno' },
    ]);
  });

  it('shows each listener their own likes', async () => {
    const listener = await tonada.signIn();
    await tonada.app.inject({ method: 'POST', url: '/api/tracks/trk_one/like', ...listener });
    expect((await get('/api/artists/art_uno', listener)).json().topTracks[0].liked).toBe(true);
    expect((await get('/api/artists/art_uno')).json().topTracks[0].liked).toBe(false);
  });

  // Proves music-pages: The page shows whether the user follows
  it('tells each signed-in user whether they follow, and visitors nothing', async () => {
    const listener = await tonada.signIn();
    const page = async (who?: SignedIn) => (await get('/api/artists/art_uno', who)).json();
    expect((await page(listener)).isFollowing).toBe(false);
    await tonada.app.inject({
      method: 'POST',
      url: '/api/user/followed-artists',
      headers: listener.headers,
      payload: {
        id: 'device-1',
        at: tonada.clock().toISOString(),
        artistId: 'art_uno',
        isFollowing: true,
      },
    });
    expect((await page(listener)).isFollowing).toBe(true);
    expect((await page(await tonada.signIn())).isFollowing).toBe(false);
    expect(await page()).not.toHaveProperty('isFollowing');
  });

  it.each(['art_none', 'no%20id', '%00', 'x'.repeat(65)])(
    'is not found if unknown or malformed: %s',
    async (id) => {
      const answer = await get(`/api/artists/${id}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    },
  );

  it('takes two statements, and two more for a listener: session and likes', async () => {
    const listener = await tonada.signIn();
    const read = (who?: SignedIn) => countStatements(() => get(`/api/artists/${faro}`, who));
    expect([await read(), await read(listener)]).toEqual([2, 4]);
  });
});
