import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullAlbumSchema } from '#contract/album.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artColour } from '../../../media/drawings/art-colour.ts';
import { trackTable } from '../track/track.table.ts';
import { insertAlbums } from './album.repository.ts';

let tonada: TestApp;

const disco = 'alb_faro-norte';

beforeAll(async () => {
  tonada = await startTestApp();
  const titles = ['Luna', 'Sol', 'Mar'];
  await addTracks(
    tonada.db,
    titles.map((title, index) => ({
      id: `trk_${index}`,
      title,
      artist: 'Faro Norte',
      duration: 100 + index,
      plays: 5,
    })),
  );
  await tonada.db.update(trackTable).set({ position: 9 }).where(eq(trackTable.id, 'trk_0'));
  const about = { artistId: 'art_faro-norte', label: 'Casa', genre: 'Jazz' } as const;
  await insertAlbums(tonada.db, [
    { id: 'alb_empty', title: 'Vacío', releaseDate: '2026-02-01', ...about },
  ]);
});
afterAll(() => tonada.close());

function get(url: string, listener?: SignedIn) {
  return tonada.app.inject({ url, ...(listener && { headers: listener.headers }) });
}

describe('an album', () => {
  // Proves calls: Album
  it('comes in the shape of the contract with its tracks in order and their total', async () => {
    const answer = await get(`/api/albums/${disco}`);
    expect(answer.statusCode).toBe(200);
    const page = fullAlbumSchema.parse(answer.json());
    expect(page).toEqual(answer.json());
    expect(page).toMatchObject({
      id: disco,
      title: 'Disco',
      artist: { id: 'art_faro-norte', name: 'Faro Norte' },
      releaseDate: '2024-05-17',
      label: 'Casa',
      genre: 'Pop',
      coverImage: `/api/images/album/${disco}`,
      totalTracks: 3,
      duration: 303,
      colour: await artColour({ kind: 'album', id: disco, genre: 'Pop' }),
    });
    expect(page.tracks.map(({ title }) => title)).toEqual(['Sol', 'Mar', 'Luna']);
    expect(page.tracks.map(({ playCount }) => playCount)).toEqual([5, 5, 5]);
  });

  it('may be empty', async () => {
    const page = (await get('/api/albums/alb_empty')).json();
    expect(page).toMatchObject({ title: 'Vacío', tracks: [], totalTracks: 0, duration: 0 });
  });

  it('shows each listener their own likes', async () => {
    const listener = await tonada.signIn();
    await tonada.app.inject({ method: 'POST', url: '/api/tracks/trk_1/like', ...listener });
    expect((await get(`/api/albums/${disco}`, listener)).json().tracks[0].liked).toBe(true);
    expect((await get(`/api/albums/${disco}`)).json().tracks[0].liked).toBe(false);
  });

  it.each(['alb_none', 'no%20id', '%00', 'x'.repeat(65)])(
    'is not found if unknown or malformed: %s',
    async (id) => {
      const answer = await get(`/api/albums/${id}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    },
  );

  it('takes two statements, and two more for a listener: session and likes', async () => {
    const listener = await tonada.signIn();
    const read = (who?: SignedIn) => countStatements(() => get(`/api/albums/${disco}`, who));
    expect([await read(), await read(listener)]).toEqual([2, 4]);
  });
});
