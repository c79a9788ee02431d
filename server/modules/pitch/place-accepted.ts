import type { Db } from '../../platform/database/db.ts';
import { appendTrack } from '../playlist/append-track.ts';
import { normalise } from '../search/normalise.ts';
import { findTracksOut, holdOutstanding, notePlaced } from './pitch.repository.ts';

/**
 * Puts the accepted songs of an artist that are out into the playlists that they were accepted into, each once. A song
 * that was named by hand is one of that title on a record that came out since.
 */
export async function placeAccepted(tx: Db, artistId: string, now: Date): Promise<void> {
  const outstanding = await holdOutstanding(tx, artistId);
  if (outstanding.length === 0) return;
  const [since = ''] = outstanding.map(({ submissionDate }) => submissionDate).toSorted();
  const ids = outstanding.flatMap(({ trackId }) => trackId ?? []);
  const tracks = await findTracksOut(tx, artistId, { ids, since });
  for (const { pitchId, playlistId, trackId, titleKey, submissionDate } of outstanding) {
    const track =
      tracks.find(({ id }) => id === trackId) ??
      tracks.find(
        ({ title, releaseDate }) => releaseDate >= submissionDate && normalise(title) === titleKey,
      );
    if (track && (await appendTrack(tx, { playlistId, trackId: track.id, now }))) {
      await notePlaced(tx, { pitchId, playlistId }, now);
    }
  }
}
