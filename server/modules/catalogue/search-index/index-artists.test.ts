import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { insertAlbums } from '../album/album.repository.ts';
import { insertArtists } from '../artist/artist.repository.ts';
import { artistTable } from '../artist/artist.table.ts';
import { insertTracks } from '../track/track.repository.ts';
import { trackTable } from '../track/track.table.ts';
import { indexArtists } from './index-artists.repository.ts';
import { indexOlder } from './index-older.repository.ts';
import { vocabularyTable } from './vocabulary.table.ts';

const tonada = await startTestApp();
const { app, db } = tonada;
afterAll(() => tonada.close());

const artist = {
  id: 'art_1',
  name: 'Íñigo Zúñiga',
  genre: 'R&B',
  country: 'PE',
  bio: '',
  socialLinks: {},
  relatedIds: [],
} as const;

beforeAll(() =>
  db.transaction(async (tx) => {
    await insertArtists(tx, [{ ...artist, relatedIds: [] }]);
    await insertAlbums(tx, [
      {
        id: 'alb_1',
        title: 'Cartas al mar',
        artistId: artist.id,
        releaseDate: '2025-02-03',
        label: 'Casa',
        genre: 'R&B',
      },
    ]);
    await insertTracks(
      tx,
      ['Azotea', 'Bruma'].map((title, index) => ({
        id: `trk_${index}`,
        title,
        artistId: artist.id,
        albumId: 'alb_1',
        position: index + 1,
        duration: 180,
      })),
    );
  }),
);

async function found(query: string) {
  type Hits = Record<'tracks' | 'artists' | 'albums', { id: string }[]>;
  const answer = await app.inject(`/api/search?q=${encodeURIComponent(query)}`);
  const { artists, albums, tracks } = answer.json<Hits>();
  return [...artists, ...albums, ...tracks].map(({ id }) => id).toSorted();
}

const everything = ['alb_1', 'art_1', 'trk_0', 'trk_1'];

const getUses = async (word: string) => {
  const [row] = await db.select().from(vocabularyTable).where(eq(vocabularyTable.word, word));
  return row?.uses ?? 0;
};

it.each([
  ['azotea', ['trk_0']],
  ['cartas', ['alb_1']],
  ['inigo zuniga', everything],
  ['rnb', everything],
  ['perú', everything],
  ['asotea', ['trk_0']],
])('finds new content by %s', async (query, ids) => {
  expect(await found(query)).toEqual(ids);
});

it('finds a renamed artist, and all their music, by the new name alone', async () => {
  await db.transaction(async (tx) => {
    await tx.update(artistTable).set({ name: 'Trío Almíbar' }).where(eq(artistTable.id, artist.id));
    await indexArtists(tx, [artist.id]);
  });
  expect(await found('almibar')).toEqual(everything);
  expect(await found('zuniga')).toEqual([]);
  expect([await getUses('zuniga'), await getUses('almibar')]).toEqual([0, 1]);
});

it('finds a renamed track, and counts a word as often as names hold it', async () => {
  await db.transaction(async (tx) => {
    await tx.update(trackTable).set({ title: 'Azotea' }).where(eq(trackTable.id, 'trk_1'));
    await indexArtists(tx, [artist.id]);
  });
  await indexArtists(db, [artist.id]);
  expect(await found('azotea')).toEqual(['trk_0', 'trk_1']);
  expect([await getUses('azotea'), await getUses('bruma')]).toEqual([2, 0]);
});

it('finds a genre by its Spanish name, also what an older version indexed', async () => {
  await db
    .update(artistTable)
    .set({ genre: 'Electronic', searchText: 'trio almibar electronic peru ' });
  expect(await indexOlder(db)).toBe(true);
  expect(await indexOlder(db)).toBe(false);
  expect(await found('electrónica')).toEqual(everything);
});

it('ignores unknown artists', async () => {
  await expect(indexArtists(db, ['art_none'])).resolves.toBeUndefined();
});
