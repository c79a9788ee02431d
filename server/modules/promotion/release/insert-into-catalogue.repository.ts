import { parseLyrics } from '#rules/lyrics/parse-lyrics.ts';
import { readIsrc } from '#rules/release-codes.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { insertAlbum } from '../../catalogue/album/index.ts';
import { findGenreOf } from '../../catalogue/artist/index.ts';
import { keepLyrics } from '../../catalogue/lyrics/index.ts';
import { insertTracks } from '../../catalogue/track/index.ts';
import { findReleaseLyrics } from './save-lyrics.repository.ts';
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
      isrc: readIsrc(track.isrc),
    })),
  );
  const texts = await findReleaseLyrics(tx, id);
  const kept = tracks.map(({ track }) => {
    const lyrics = parseLyrics(texts[track.sound] ?? '');
    return { trackId: track.id, lyrics: typeof lyrics === 'string' ? null : lyrics };
  });
  await keepLyrics(
    tx,
    'given',
    kept.filter(({ lyrics }) => lyrics !== null),
  );
  return tracks.map(({ track }) => track.id);
}
