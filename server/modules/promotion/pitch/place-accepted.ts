import type { Db } from '../../../platform/database/db.ts';
import { publish } from '../../../platform/events/events.ts';
import { behindArtist, type Decision } from '../../accounts/decision-notification/index.ts';
import { appendTrack, featuredChanged } from '../../listening/playlist/index.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { findTracksOut, holdOutstanding, recordPlacement } from './pitch.repository.ts';

/** Its songs enter no playlist before it has run. */
export const tellPitchJob = 'pitch.tell';

/**
 * Once per song. A title typed by hand matches a record released since.
 *
 * @returns the notifications to send.
 */
export async function placeAccepted(tx: Db, artistId: string, now: Date): Promise<Decision[]> {
  const outstanding = await holdOutstanding(tx, artistId, tellPitchJob);
  if (outstanding.length === 0) return [];
  const placed: typeof outstanding = [];
  const [since = ''] = outstanding.map(({ submissionDate }) => submissionDate).toSorted();
  const ids = outstanding.flatMap(({ trackId }) => trackId ?? []);
  const tracks = await findTracksOut(tx, artistId, { ids, since });
  for (const placement of outstanding) {
    const { pitchId, playlistId, trackId, titleKey, submissionDate } = placement;
    const track =
      tracks.find(({ id }) => id === trackId) ??
      tracks.find(
        ({ title, releaseDate }) => releaseDate >= submissionDate && normalise(title) === titleKey,
      );
    if (track && (await appendTrack(tx, { playlistId, trackId: track.id, now }))) {
      await recordPlacement(tx, { pitchId, playlistId }, now);
      placed.push(placement);
    }
  }
  if (placed.length > 0) await publish(tx, featuredChanged);
  return [...Map.groupBy(placed, ({ pitchId }) => pitchId)].flatMap(
    ([itemId, [first, ...others]]) => {
      if (first === undefined) return [];
      const { trackTitle: title, sentBy } = first;
      const playlists = [first, ...others].map(({ playlist }) => playlist);
      const people = behindArtist(artistId, sentBy);
      return { subject: 'pitch', outcome: 'placed', itemId, artistId, title, playlists, people };
    },
  );
}
