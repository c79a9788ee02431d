import type { Db } from '../platform/database/db.ts';
import { withLabels } from '../modules/catalogue/album/album.repository.ts';
import { albumTable } from '../modules/catalogue/album/album.table.ts';
import { artistTable } from '../modules/catalogue/artist/artist.table.ts';
import { indexArtists } from '../modules/catalogue/search-index/index-artists.repository.ts';
import { normalise } from '../platform/search-text/normalise.ts';
import { setPopularMarks } from '../modules/catalogue/track/popular-marks.repository.ts';
import { trackTable } from '../modules/catalogue/track/track.table.ts';

export type TestTrack = {
  id: string;
  title: string;
  /** Created if missing, with one album, 'Disco'. */
  artist?: string;
  plays?: number;
  duration?: number;
  isInterlude?: boolean;
};

/** Adds tracks with artists and albums, ready to be listed and searched. */
export async function addTracks(db: Db, tracks: readonly TestTrack[]): Promise<void> {
  const named = tracks.map((track) => ({ artist: 'Los Ensayos', ...track }));
  const names = [...new Set(named.map(({ artist }) => artist))];
  const about = { genre: 'Pop', country: 'ES', bio: '', socialLinks: {}, relatedIds: [] } as const;
  await db
    .insert(artistTable)
    .values(
      names.map((name) => ({
        id: artistId(name),
        name,
        ...about,
        relatedIds: [],
      })),
    )
    .onConflictDoNothing();
  const albums = names.map((name) => ({
    id: albumId(name),
    title: 'Disco',
    artistId: artistId(name),
    releaseDate: '2024-05-17',
    label: 'Casa',
    genre: 'Pop' as const,
  }));
  await db
    .insert(albumTable)
    .values(await withLabels(db, albums))
    .onConflictDoNothing();
  await db.insert(trackTable).values(
    named.map(({ id, title, artist, plays = 0, duration = 180, isInterlude = false }, index) => ({
      id,
      title,
      artistId: artistId(artist),
      albumId: albumId(artist),
      position: index + 1,
      duration,
      isInterlude,
      playCount: plays,
    })),
  );
  await indexArtists(db, names.map(artistId));
  await setPopularMarks(db);
}

function artistId(name: string): string {
  return `art_${normalise(name).replaceAll(' ', '-')}`;
}

function albumId(name: string) {
  return `alb_${normalise(name).replaceAll(' ', '-')}`;
}
