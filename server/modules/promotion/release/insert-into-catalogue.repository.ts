import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { insertAlbum } from '../../catalogue/album/index.ts';
import { findGenreOf } from '../../catalogue/artist/index.ts';
import { insertTracks } from '../../catalogue/track/index.ts';
import { findTracks, type ReleaseRow } from './release.repository.ts';

/** Returns the ids of the new tracks. */
export async function insertIntoCatalogue(
  tx: Db,
  { id, labelId, title, artistId }: ReleaseRow & { artistId: string },
  now: Date,
): Promise<string[]> {
  const genre = await findGenreOf(tx, artistId);
  if (genre === null) throw new Error('The artist of a release is gone.');
  // Figures start on the actual day.
  const days = { releaseDate: toDay(now), publishedAt: now };
  const album = { id, title, artistId, labelId, ...days, genre };
  await insertAlbum(tx, album);
  const tracks = await findTracks(tx, [id]);
  await insertTracks(
    tx,
    tracks.map(({ track, sound }) => ({
      id: track.id,
      title: track.title,
      artistId,
      albumId: id,
      position: track.position,
      duration: Math.max(1, Math.round(sound.seconds)),
      credits: track.credits,
      isInterlude: track.isInterlude,
    })),
  );
  return tracks.map(({ track }) => track.id);
}
